/** Lanterns, whole: small enough to play thousands of games where the rules do not matter. */
export { disguise } from "./disguise.js";
export { type LanternKit, type LanternState, lanterns } from "./lanterns.js";
