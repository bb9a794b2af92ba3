import { copyOfFolder } from "./fixture.js";
import { storedTableTests } from "./suite.js";

storedTableTests("embedded", async () => ({ data: copyOfFolder(), databaseUrl: undefined }));
