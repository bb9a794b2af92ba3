import { push } from "@coterie/kernel";
import type { ActivatedContent } from "../content/content.js";
import { FACES } from "../state.js";
import { rulebook, type Table } from "../table.js";
import {
  ABILITIES,
  type AbilityKind,
  abilityObstacle,
  abilityOf,
  costWarning,
  useAbility,
} from "./abilities.js";

/**
 * MN-5.6: abilities that are used in a combat, right after a die is picked and before it is
 * applied, both and repeatedly, as often as the fighter can pay. In the summary reading the
 * window opens once, for any of the picked dice.
 */
export function openWindow(g: Table): void {
  if (isOpen(g)) push(g, windowQuestion);
}

function isOpen(g: Table): boolean {
  return ABILITIES.some((kind) => usable(g, kind) !== undefined);
}

function usable(g: Table, kind: AbilityKind): ActivatedContent | undefined {
  const { fighter } = g.state;
  const ability = abilityOf(g, fighter, kind);
  if (ability.timing !== "die") return undefined;
  return abilityObstacle(g, fighter, kind, true) === undefined ? ability : undefined;
}

const DONE = 0;

/** An option is an ability and, in the summary reading, the face of the die that it is for. */
function optionFor(kind: number, face: number): number {
  return (kind + 1) * 10 + face;
}

const windowQuestion = rulebook.question({
  name: "combat.window",
  rule: "MN-5.6",
  seat: (g) => g.state.seatOf[g.state.fighter],
  list(g, options) {
    ABILITIES.forEach((kind, i) => {
      if (usable(g, kind) === undefined) return;
      if (g.state.fightDie > 0) options.add(optionFor(i, g.state.fightDie));
      else {
        for (let face = 1; face <= FACES; face++) {
          if (g.state.picked[face - 1] > 0) options.add(optionFor(i, face));
        }
      }
    });
    options.add(DONE);
  },
  answer(g, option) {
    if (option === DONE) return;
    const s = g.state;
    const isSummary = s.fightDie === 0;
    push(g, windowStep);
    if (isSummary) {
      s.fightDie = option % 10;
      s.picked[s.fightDie - 1]--;
      push(g, returnPicked);
    }
    useAbility(g, s.fighter, ABILITIES[Math.floor(option / 10) - 1]);
  },
  key(_g, option) {
    if (option === DONE) return "done";
    return `${ABILITIES[Math.floor(option / 10) - 1]}-ability:die:${option % 10}`;
  },
  warning(g, option) {
    if (option === DONE) return undefined;
    const { fighter } = g.state;
    const ability = abilityOf(g, fighter, ABILITIES[Math.floor(option / 10) - 1]);
    return costWarning(g, ability, fighter);
  },
});

const windowStep = rulebook.step("combat.window-again", openWindow);

/** Summary reading: the changed die goes back to the picked ones. */
const returnPicked = rulebook.step("combat.return-picked", (g) => {
  g.state.picked[g.state.fightDie - 1]++;
  g.state.fightDie = 0;
});
