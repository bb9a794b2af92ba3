export * from "./compile.js";
export { whole } from "./forms.js";
export * from "./interpret.js";
export { effectNodes } from "./nodes.js";
export * from "./pack.js";
export * from "./program.js";
export * from "./schema.js";
export * from "./scope.js";
