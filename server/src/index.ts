export { openApi } from "./net/openapi.js";
export { openStore } from "./net/stores.js";
export { type Pieces, type Served, startServer } from "./serve.js";
export { type Flags, readSettings, type Settings, SettingsError, VARIABLES } from "./settings.js";
export { houseShelf, type Shelf } from "./shelf.js";
