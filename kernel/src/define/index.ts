export { copySource } from "../declared/emit.js";
export type { CoreNames } from "../declared/position-core.js";
export { chunks } from "../declared/position-values.js";
export type { PartVisibility, Visibility } from "../declared/visibility.js";
export * from "./declared-state.js";
export * from "./facts.js";
export * from "./state-spec.js";
export * from "./values.js";
