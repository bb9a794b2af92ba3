declare module "icon:*" {
  /** The paths of an icon in a square of 512. */
  const body: string;
  export default body;
}
