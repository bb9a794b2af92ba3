export { readExperiment } from "./experiment.js";
export { LabError } from "./faults.js";
export { resultsOf } from "./results/results.js";
export { planOf, tasksOf } from "./run/plan.js";
export { playerOf } from "./run/play-task.js";
export { runExperiment } from "./run/run-experiment.js";
