export { type EmbeddedStore, openEmbedded } from "./embedded.js";
export { CannotOpenStore } from "./faults.js";
export { type MemoryStore, memoryStore } from "./memory.js";
export { openPostgres } from "./postgres.js";
export type {
  Append,
  Done,
  Expiry,
  Listed,
  ListQuery,
  News,
  NewTable,
  Store,
  StoredPosition,
  Stretch,
  Summary,
} from "./store.js";
