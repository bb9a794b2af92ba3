export type { Ear } from "./ear.js";
export type { Opened, Stored, TableEntry } from "./entry.js";
export { Hall, type Reply, type Sheet, type Tables } from "./hall.js";
export { type Pace, USUAL_PACE } from "./house.js";
export { botLevels } from "./levels.js";
export { loadTable } from "./loading.js";
export type {
  Chance,
  Clock,
  Connection,
  Counted,
  FaultPlace,
  GameShelf,
  Parts,
  Reporter,
  WarningDetails,
} from "./parts.js";
export { FAULT_PLACES } from "./parts.js";
export {
  INTERNAL_FAULT,
  Refused,
  type RefusedCode,
  storageUnavailable,
  troubleOf,
} from "./refused.js";
export { safeStore } from "./safe-store.js";
export { schemaFaults } from "./schema-faults.js";
export { type ListedTable, readSummary, type SummaryBody } from "./summary.js";
export { dismiss } from "./telling.js";
