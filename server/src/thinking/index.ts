export { planFor } from "./plan.js";
export type { Decision } from "./thinker.js";
export { notePlan, type ToldPlans, toldBy } from "./told.js";
