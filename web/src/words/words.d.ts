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

declare module "words:table" {
  const words: Said<typeof import("./en/table.json")>;
  export default words;
}

declare module "words:online" {
  const words: Said<typeof import("./en/online.json")>;
  export default words;
}

declare module "words:net" {
  const words: Said<typeof import("./en/net.json")>;
  export default words;
}

declare module "words:replay" {
  const words: Said<typeof import("./en/replay.json")>;
  export default words;
}

declare module "words:rules" {
  const words: Said<typeof import("./en/rules.json")>;
  export default words;
}

declare module "words:play" {
  const words: Said<typeof import("./en/play.json")>;
  export default words;
}

declare module "words:engine" {
  const words: Said<typeof import("./en/engine.json")>;
  export default words;
}

declare module "words:strength" {
  const words: Said<typeof import("./en/strength.json")>;
  export default words;
}

declare module "words:levels" {
  const words: Said<typeof import("./en/levels.json")>;
  export default words;
}

declare module "words:hint" {
  const words: Said<typeof import("./en/hint.json")>;
  export default words;
}

declare module "words:options" {
  const words: Said<typeof import("./en/options.json")>;
  export default words;
}

declare module "words:errors" {
  const words: Said<typeof import("./en/errors.json")>;
  export default words;
}

declare module "words:stored" {
  const words: Said<typeof import("./en/stored.json")>;
  export default words;
}

declare module "words:menu" {
  const words: Said<typeof import("./en/menu.json")>;
  export default words;
}

declare module "words:orders" {
  const words: Said<typeof import("./en/orders.json")>;
  export default words;
}

declare module "words:refusals" {
  const words: Said<typeof import("./en/refusals.json")>;
  export default words;
}
