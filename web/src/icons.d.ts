declare module "icon:*" {
  /** The address of an icon, for a `use` in a drawing of 512 by 512. */
  const address: string;
  export default address;
}
