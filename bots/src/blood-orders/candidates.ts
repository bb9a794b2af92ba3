import type { BloodKit } from "@coterie/blood-orders";
import { newContext } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import type { Candidate } from "../judgement.js";
import { optionsOf } from "../look-ahead.js";
import { wishFor } from "./altar.js";
import { feedings } from "./feeding.js";
import type { Lore } from "./lore.js";
import { outlooksOf } from "./outlook.js";
import { answersFor } from "./planning.js";
import { turnsWorthATry } from "./turns.js";

type Answers = readonly (readonly string[])[];

/** So many plans for a Day are tried. */
const PLANS = 20;

/** The answers that are worth a try, most promising first. */
export function candidates(lore: Lore, sight: Sight<BloodKit>): Candidate[] {
  return answers(lore, sight).map((keys) => ({ keys }));
}

function answers(lore: Lore, sight: Sight<BloodKit>): Answers {
  switch (sight.question.kind) {
    case "planning.card":
      return plans(lore, sight);
    case "orders.turn":
      return turnsWorthATry(lore, sight);
    case "altar.ritual":
      return wishes(lore, sight);
    case "feeding.card":
    case "feeding.excess":
      return feedings(lore, sight);
    default:
      return sight.question.options.map(({ key }) => [key]);
  }
}

/** Many plans differ only in where the tokens shall go, which is not said yet. */
function plans(lore: Lore, sight: Sight<BloodKit>): Answers {
  const { seat } = sight.question;
  const world = sight.imagine();
  const found = new Map<string, readonly string[]>();
  for (const plan of outlooksOf(lore, sight)[seat].plans()) {
    const keys = answersFor(plan, world, seat);
    found.set(keys.join(), found.get(keys.join()) ?? keys);
    if (found.size === PLANS) break;
  }
  return [...found.values()];
}

function wishes(lore: Lore, { question, imagine }: Sight<BloodKit>): Answers {
  const { seat, options } = question;
  const world = imagine();
  const codes = optionsOf(lore.game, newContext(lore.game, world), seat);
  return codes.map((code, i) => wishFor(lore, world, seat, code, options[i].key));
}
