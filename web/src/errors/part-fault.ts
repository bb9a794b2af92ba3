/** A worker or a script of the page could not be loaded, or a worker failed outside of any call. */
export class PartFault extends Error {
  constructor(
    readonly isLoaded: boolean,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "PartFault";
  }
}
