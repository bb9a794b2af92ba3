/** The messages of a file in `en/`, as functions of their values. */
type Said<Messages> = {
  readonly [name in keyof Messages]: (
    values?: Readonly<Record<string, string | number | Date>>,
  ) => string;
};

declare module "words:home" {
  const words: Said<typeof import("./en/home.json")>;
  export default words;
}
