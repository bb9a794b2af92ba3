import { push } from "@coterie/kernel";
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
  if (usesNow(g).length > 0) push(g, windowQuestion);
}

/** What the fighter may do now: each an ability and the face of the die that it is for. */
function usesNow(g: Table): number[] {
  const { fighter, fightDie, picked } = g.state;
  const uses: number[] = [];
  ABILITIES.forEach((kind, i) => {
    if (abilityOf(g, fighter, kind).timing !== "die") return;
    for (let face = 1; face <= FACES; face++) {
      const isThere = fightDie > 0 ? face === fightDie : picked[face - 1] > 0;
      if (isThere && isUsable(g, kind, face)) uses.push((i + 1) * 10 + face);
    }
  });
  return uses;
}

/** Whether an ability can be used for a die of this face, and would change something. */
function isUsable(g: Table, kind: AbilityKind, face: number): boolean {
  const s = g.state;
  const before = s.fightDie;
  s.fightDie = face;
  const obstacle = abilityObstacle(g, s.fighter, kind, true);
  s.fightDie = before;
  return obstacle === undefined;
}

function abilityIn(option: number): AbilityKind {
  return ABILITIES[Math.floor(option / 10) - 1];
}

const DONE = 0;

const windowQuestion = rulebook.question({
  name: "combat.window",
  rule: "MN-5.6",
  seat: (g) => g.state.seatOf[g.state.fighter],
  list(g, options) {
    for (const use of usesNow(g)) options.add(use);
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
    useAbility(g, s.fighter, abilityIn(option));
  },
  key(_g, option) {
    if (option === DONE) return "done";
    return `${abilityIn(option)}-ability:die:${option % 10}`;
  },
  warning(g, option) {
    if (option === DONE) return undefined;
    const { fighter } = g.state;
    return costWarning(g, abilityOf(g, fighter, abilityIn(option)), fighter);
  },
});

const windowStep = rulebook.step("combat.window-again", openWindow);

/** Summary reading: the changed die goes back to the picked ones. */
const returnPicked = rulebook.step("combat.return-picked", (g) => {
  g.state.picked[g.state.fightDie - 1]++;
  g.state.fightDie = 0;
});
