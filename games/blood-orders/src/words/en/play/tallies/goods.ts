import type { Good } from "../../../../content/language.js";
import { amountBy, amountOf, type Counts, fearSteps, sum, times } from "./count.js";

/** What players gained, paid and lost. What one gives away another gains. */

const goodRows = (name: string, good: Good): Counts => ({
  [`${name} gained`]: sum(amountOf("gained", good), amountOf("given", good, "other")),
  [`${name} paid`]: amountOf("paid", good),
  [`${name} lost or given`]: sum(amountOf("lost", good), amountOf("given", good)),
});

export const goodCounts: Counts = {
  ...goodRows("Blood", "blood"),
  ...goodRows("Influence", "influence"),
  ...goodRows("VP tokens", "vp"),
  "Loot taken at Night": amountBy("gained", "BO-5.7"),
  "Times scavenged": times("scavenged"),
  "Up the Fear track": fearSteps(1),
  "Down the Fear track": fearSteps(-1),
};
