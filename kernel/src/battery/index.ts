export { exchangeUnseen } from "./exchange.js";
export * from "./plan.js";
export type { BatteryReport, Failure } from "./report.js";
export { runBattery } from "./run-battery.js";
