import { type Blocked, push, type QuestionKind, type Run, type Step } from "@coterie/kernel";
import { DISTRICTS, FACES, MINIONS_PER_DISTRICT, NEIGHBOURS } from "./board.js";
import type { CityKit, CityState } from "./state.js";

type CityRun = Run<CityKit>;

// The options as numbers: 0 to 8 move to that district, FIGHT + face fights with a die.
const EXPOSE = 9;
const RECRUIT = 10;
const END = 11;
const FIGHT = 12;

export interface Steps {
  readonly move: Step;
  readonly expose: Step;
  readonly fight: Step;
  readonly recruit: Step;
}

/** What a mover does with an action point. `again` gives this question itself. */
export function actQuestion(steps: Steps, again: () => Step): QuestionKind<CityRun> {
  return {
    name: "act",
    rule: "2",
    seat: (_run, seat) => seat,
    list({ state }, options, seat) {
      const at = state.places[seat];
      for (const near of NEIGHBOURS[at]) options.add(near);
      if (state.hidden[at] > 0) options.add(EXPOSE);
      if (state.exposed[at] > 0) {
        for (let face = 1; face <= FACES; face++) {
          if (state.dice.includes(face)) options.add(FIGHT + face);
        }
      }
      if (mayRecruit(state, at)) options.add(RECRUIT);
      options.add(END);
    },
    answer(run, option, seat) {
      if (option === END) return;
      if (--run.state.points > 0) push(run, again(), seat);
      if (option === EXPOSE) push(run, steps.expose, seat);
      else if (option === RECRUIT) push(run, steps.recruit, seat);
      else if (option > FIGHT) push(run, steps.fight, seat, option - FIGHT);
      else push(run, steps.move, seat, option);
    },
    key(_run, option) {
      if (option === EXPOSE) return "expose";
      if (option === RECRUIT) return "recruit";
      if (option === END) return "end";
      return option > FIGHT ? `fight:${option - FIGHT}` : `move:${DISTRICTS[option]}`;
    },
    blocked({ state }, seat) {
      const at = state.places[seat];
      const blocked: Blocked[] = [];
      if (state.hidden[at] === 0) {
        blocked.push({ action: "expose", reason: "no-hidden-agent", rule: "2.2" });
      }
      if (state.exposed[at] === 0) {
        blocked.push({ action: "fight", reason: "no-exposed-agent", rule: "2.3" });
      }
      if (!mayRecruit(state, at)) {
        blocked.push({ action: "recruit", reason: whyNotRecruit(state, at), rule: "2.4" });
      }
      return blocked;
    },
  };
}

function mayRecruit(state: CityState, at: number): boolean {
  return state.supply > 0 && state.minions[at] < MINIONS_PER_DISTRICT && state.exposed[at] === 0;
}

function whyNotRecruit(state: CityState, at: number): string {
  if (state.exposed[at] > 0) return "exposed-agent";
  return state.supply === 0 ? "no-minion-left" : "two-minions";
}
