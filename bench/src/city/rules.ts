import { drawTop, newRulebook, push, type Run, type Step } from "@coterie/kernel";
import { actQuestion, type Steps } from "./act.js";
import { ACTION_POINTS, AGENTS_PER_DISTRICT, CARDS_PER_ROUND, FIGHT_GOAL, GRID } from "./board.js";
import { type CityKit, rollReserve } from "./state.js";

type CityRun = Run<CityKit>;

const DEFEAT = 1;
const DAWN = 2;

export const rulebook = newRulebook<CityRun>();

const deal = rulebook.step("deal", (run) => {
  const { state } = run;
  const card = drawTop(state.deck);
  run.revealed = true;
  for (const district of GRID[card]) {
    if (state.hidden[district] + state.exposed[district] < AGENTS_PER_DISTRICT) {
      state.hidden[district]++;
      run.tell?.({ fact: "placed", rule: "1", district });
    } else {
      tearVeil(run, district, "1");
    }
  }
});

const turn = rulebook.step("turn", (run, seat) => {
  run.state.points = ACTION_POINTS;
  push(run, act, seat);
});

export const round = rulebook.step("round", (run) => {
  push(run, round);
  for (let seat = run.state.places.length - 1; seat >= 0; seat--) push(run, turn, seat);
  for (let i = 0; i < CARDS_PER_ROUND; i++) push(run, deal);
});

const steps: Steps = {
  move: rulebook.step("move", (run, seat, district) => {
    run.state.places[seat] = district;
    run.tell?.({ fact: "moved", rule: "2.1", seat, district });
  }),
  expose: rulebook.step("expose", (run, seat) => {
    const { state } = run;
    const district = state.places[seat];
    state.hidden[district]--;
    state.exposed[district]++;
    run.tell?.({ fact: "exposed", rule: "2.2", seat, district });
  }),
  fight: rulebook.step("fight", (run, seat, face) => {
    const { state } = run;
    const district = state.places[seat];
    run.tell?.({ fact: "fought", rule: "2.3", seat, district, face });
    state.dice.splice(state.dice.indexOf(face), 1);
    if (face + state.minions[district] >= FIGHT_GOAL) {
      state.exposed[district]--;
    } else if (state.minions[district] > 0) {
      state.minions[district]--;
      state.supply++;
    } else {
      tearVeil(run, district, "2.3");
    }
    if (state.dice.length === 0) rollAnew(run);
  }),
  recruit: rulebook.step("recruit", (run, seat) => {
    const { state } = run;
    const district = state.places[seat];
    state.minions[district]++;
    state.supply--;
    run.tell?.({ fact: "recruited", rule: "2.4", seat, district });
  }),
};

const act: Step = rulebook.question(actQuestion(steps, () => act));

function rollAnew(run: CityRun): void {
  run.state.dice = rollReserve(run.state.chance);
  run.tell?.({ fact: "rolled", rule: "3", dice: run.state.dice.slice() });
}

function tearVeil(run: CityRun, district: number, rule: string): void {
  if (run.state.veil === 0) return;
  run.state.veil--;
  run.tell?.({ fact: "torn", rule, district });
}

/** Rule 4. */
export function settleCity(run: CityRun): boolean {
  const { state } = run;
  if (state.veil === 0) state.outcome = DEFEAT;
  else if (state.deck.cards.length === 0) state.outcome = DAWN;
  else return false;
  return true;
}
