export { swapUnseenCards } from "./exchange.js";
export { pinDifferences } from "./pin-differences.js";
export { type Pins, pinRecord, viewParts } from "./pins.js";
export * from "./plan.js";
export type { BatteryReport, Failure } from "./report.js";
export { runBattery } from "./run-battery.js";
