/** Something that the lab was asked for cannot be done. The message says what, where, and what was expected. */
export class LabError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LabError";
  }
}
