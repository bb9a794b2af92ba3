/** Lanterns, whole: small enough to play thousands of games where the rules do not matter. */
export { disguise } from "./disguise.js";
export { lanterns } from "./game.js";
export type { LanternKit, LanternState } from "./kit.js";
