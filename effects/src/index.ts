export * from "./compile.js";
export * from "./interpret.js";
export * from "./program.js";
export * from "./scope.js";
