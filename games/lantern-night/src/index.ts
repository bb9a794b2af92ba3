import { drawTop, push, rollDie, shufflePile } from "@coterie/kernel";
import {
  type ContextOf,
  count,
  list,
  listed,
  newRules,
  own,
  pile,
  range,
  reason,
  ref,
  seat,
  things,
} from "@coterie/kernel/define";

/**
 * Lantern Night, the example game. Each night all players decide in secret, at the same time, to go
 * out or to stay at home. A player who goes out rolls for lights and may stop at any time; a 1 puts
 * the lantern out. A secret omen card may add lights at the end. Most lights win.
 */
const OMENS = [
  { id: "owl", divisor: 2, bonus: 2 },
  { id: "moth", divisor: 3, bonus: 4 },
  { id: "fox", divisor: 4, bonus: 6 },
  { id: "cat", divisor: 5, bonus: 8 },
  { id: "bat", divisor: 6, bonus: 10 },
  { id: "wolf", divisor: 7, bonus: 12 },
];
const LIGHTS_AT_HOME = 3;

/** What the game declares; its rules follow below. */
export const declaration = {
  id: "lantern-night",
  version: 1,
  content: OMENS,
  setup: { players: range(2, 4, 2), nights: range(1, 9, 5) },
  domains: { omen: things(OMENS.map(({ id }) => id)) },
  state: {
    open: { nights: count(), night: count(), players: listed("seat", { lights: count() }) },
    own: { players: listed("seat", { omens: ref("omen") }) },
    piles: { omen: pile("omen") },
  },
  facts: {
    "omen-dealt": { seat: seat(), omen: own(ref("omen")) },
    "night-fell": { night: count() },
    chose: { out: list(seat()), home: list(seat()) },
    rolled: { seat: seat(), face: count(), found: count() },
    "lantern-out": { seat: seat(), lost: count() },
    brought: { seat: seat(), n: count(), now: count() },
    "omen-shown": { seat: seat(), omen: ref("omen"), bonus: count() },
    won: { seats: list(seat()) },
  },
  outcomes: ["seat-1", "seat-2", "seat-3", "seat-4", "shared"],
  maxAnswers: 9 * 4 * 60,
} as const;

const rules = newRules(declaration);
type G = ContextOf<typeof rules>;

/** 1.1 Everybody draws one omen and keeps it secret. */
function begin(g: G, { nights }: { readonly nights: number }): void {
  const { state } = g;
  state.nights = nights;
  state.omen = { cards: OMENS.map((_, omen) => omen), seen: OMENS.map(() => 0) };
  shufflePile(state.omen, state.chance);
  for (const s of state.omens.keys()) {
    state.omens[s] = drawTop(state.omen);
    g.tell?.({ fact: "omen-dealt", rule: "1.1", seat: s, omen: state.omens[s] });
  }
  push(g, night);
}

/** 2.1 The agreed number of nights, then the end. */
const night = rules.step("night", (g) => {
  const { state } = g;
  if (state.night === state.nights) {
    score(g);
    return;
  }
  state.night++;
  g.tell?.({ fact: "night-fell", rule: "2.1", night: state.night });
  push(g, night);
  push(g, chooseAll);
});

/** 2.2 Go out, or stay at home for three lights. All choose at once. */
const OUT = 0;
const chooseAll = rules.simultaneous("choose", {
  rule: "2.2",
  options: ["out", "home"],
  then(g, answers) {
    const seats = [...answers.keys()];
    const out = seats.filter((s) => answers[s] === OUT);
    const home = seats.filter((s) => answers[s] !== OUT);
    g.tell?.({ fact: "chose", rule: "2.2", out, home });
    for (const s of home) bring(g, s, LIGHTS_AT_HOME, "2.2");
    // The stack runs the last push first: the lowest seat walks first.
    for (const s of out.slice().reverse()) push(g, walk, s, 0);
  },
});

/** 2.3 Roll as often as you like. A 1 loses what was found tonight. */
const walk = rules.question("walk", {
  rule: "2.3",
  options: {
    roll(g, s, found) {
      const face = rollDie(g.state.chance, 6);
      if (face === 1) {
        g.tell?.({ fact: "lantern-out", rule: "2.3", seat: s, lost: found });
        return;
      }
      g.tell?.({ fact: "rolled", rule: "2.3", seat: s, face, found: found + face });
      push(g, walk, s, found + face);
    },
    stop: {
      unless: (_g, _s, found) => (found === 0 ? reason("nothing-found", "2.3") : undefined),
      do: (g, s, found) => bring(g, s, found, "2.3"),
    },
  },
});

function bring(g: G, s: number, n: number, rule: string): void {
  g.state.lights[s] += n;
  g.tell?.({ fact: "brought", rule, seat: s, n, now: g.state.lights[s] });
}

/** 3.1 An omen adds its bonus if the lights are a multiple of its number. 3.2 Most lights win. */
function score(g: G): void {
  const { lights, omens } = g.state;
  g.revealed = true;
  for (const [s, omen] of omens.entries()) {
    const { divisor, bonus } = OMENS[omen];
    const gained = lights[s] % divisor === 0 ? bonus : 0;
    lights[s] += gained;
    g.tell?.({ fact: "omen-shown", rule: "3.1", seat: s, omen, bonus: gained });
  }
  const best = [...lights.keys()].filter((s) => lights[s] === Math.max(...lights));
  g.tell?.({ fact: "won", rule: "3.2", seats: best });
  rules.end(g, best.length === 1 ? (`seat-${best[0] + 1}` as "seat-1") : "shared");
}

export const lanternNight = rules.game({ begin });
