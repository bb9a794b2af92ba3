import { memoryStore } from "@coterie/server/stores";
import { storeConformance } from "./conformance.js";

storeConformance("memory", async () => {
  const store = memoryStore();
  return async () => store.again();
});
