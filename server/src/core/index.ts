export type { Ear } from "./ear.js";
export type { Opened, Stored, TableEntry } from "./entry.js";
export { Hall, type Reply, type Sheet, type Tables } from "./hall.js";
export { type Pace, USUAL_PACE } from "./house.js";
export { botLevels } from "./levels.js";
export { loadTable } from "./loading.js";
export type { Chance, Clock, Connection, Counted, GameShelf, Parts, Reporter } from "./parts.js";
export { Refused, type RefusedCode, troubleOf } from "./refused.js";
export type { SummaryBody } from "./summary.js";
