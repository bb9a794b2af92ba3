export { type SimulationOptions, type SimulationReport, simulate } from "./simulate.js";
export { GAMES } from "./titles.js";
export type { Played, WorldReport } from "./world.js";
