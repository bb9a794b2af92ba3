import type { BloodKit } from "@coterie/blood-orders";
import type { Sight } from "../bot.js";
import type { Candidate } from "../judgement.js";
import { candidates } from "./candidates.js";
import { type Feeds, feedings, feedingWith, leastKept, wantsFed } from "./feeding.js";
import type { Lore } from "./lore.js";
import { turnsToCompare } from "./turns.js";

type Answers = readonly (readonly string[])[];

/**
 * What a hint compares. A bot answers by rule where that is as good as a search and costs nothing; whoever
 * asks for a hint wants to know what else there is, and what it would cost.
 */
export function comparisons(lore: Lore, sight: Sight<BloodKit>): readonly Candidate[] {
  switch (sight.question.kind) {
    case "orders.turn":
      return turnsToCompare(lore, sight).map((keys) => ({ keys }));
    case "feeding.card":
      return feedingsToCompare(lore, sight).map((keys) => ({ keys }));
    case "feeding.excess":
      return discardsToCompare(lore, sight).map((keys) => ({ keys }));
    default:
      return candidates(lore, sight);
  }
}

/** By rule, and beside it: one card more or one fewer, none at all, as many as there is Blood for. */
function feedingsToCompare(lore: Lore, sight: Sight<BloodKit>): Answers {
  const usual = feedings(lore, sight);
  if (usual.length > 1) return usual;
  const [byRule] = usual;
  const ones: Feeds[] = asleep(sight).map(
    (_, other) => (_run, card) => (byRule[card] === "feed") !== (card === other),
  );
  const ways: Feeds[] = [...ones, () => false, () => true];
  const all = [byRule, ...ways.map((feeds) => feedingWith(lore, sight, feeds))];
  const meant = all.map((keys) => meaning(sight, keys));
  return all.filter((_, i) => meant.indexOf(meant[i]) === i);
}

/** The cards about which is still to be decided. */
function asleep({ view: { seen }, question: { seat } }: Sight<BloodKit>): readonly number[] {
  return seen.torpor[seat].slice(seen.drafts[seat].length);
}

/** Which cards are fed and which given up: of equal cards it does not matter which. */
function meaning(sight: Sight<BloodKit>, keys: readonly string[]): string {
  const cards = asleep(sight);
  return keys
    .map((key, i) => `${cards[i] ?? ""} ${key}`)
    .sort()
    .join();
}

/** Any card may be given up first; if more must go, they go by rule. */
function discardsToCompare(lore: Lore, sight: Sight<BloodKit>): Answers {
  const { seat, options } = sight.question;
  return options.map((_, other) =>
    feedingWith(
      lore,
      sight,
      (run) => wantsFed(lore, run, seat),
      (run, cards, before) => (before === 0 ? cards[other] : leastKept(lore, run.state, cards)),
    ),
  );
}
