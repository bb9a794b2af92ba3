import type { Cost } from "../../content/language.js";
import { listed } from "./english.js";
import { goodNouns } from "./nouns.js";

const paid = ["blood", "influence", "vp"] as const;

/** "pay 2 Blood and 1 VP", "gain 2 Fear", "pay 1 Blood and gain 2 Fear". */
export function costWords(cost: Cost): string {
  const goods = paid.flatMap((what) => {
    const n = cost[what];
    return n === undefined ? [] : [`${n} ${goodNouns[what].many}`];
  });
  const pay = goods.length > 0 ? [`pay ${listed(goods, "and")}`] : [];
  // Fear is paid by moving up the track.
  const fear = cost.fear === undefined ? [] : [`gain ${cost.fear} ${goodNouns.fear.many}`];
  return listed([...pay, ...fear], "and") || "pay nothing";
}
