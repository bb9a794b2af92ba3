import type { Happening } from "../../content/language.js";

/** What a trigger waits for. */

export type HappeningWords =
  /** About nobody and nowhere: "at dawn". */
  | { readonly kind: "time"; readonly at: string }
  | { readonly kind: "news"; readonly what: string }
  /** "at the start of your turn". */
  | { readonly kind: "turn"; readonly part: "start" | "end" }
  /** "a vampire hunts", "you hunt". */
  | { readonly kind: "deed"; readonly third: string; readonly bare: string }
  /** About tokens; `deed`: what it is called where only somebody's own are meant. */
  | {
      readonly kind: "tokens";
      readonly what: string;
      readonly deed?: { readonly third: string; readonly bare: string };
    };

/** What happens by night only. */
export const nightHappenings: readonly Happening[] = [
  "dusk",
  "turn-begins",
  "turn-ends",
  "hunts",
  "wild-hunts",
  "uses-night-effect",
  "uses-relic",
  "sigillates",
];

const deed = (third: string, bare: string): HappeningWords => ({ kind: "deed", third, bare });

export const happeningWords: Readonly<Record<Happening, HappeningWords>> = {
  dawn: { kind: "time", at: "at dawn" },
  dusk: { kind: "time", at: "at dusk" },
  "turn-begins": { kind: "turn", part: "start" },
  "turn-ends": { kind: "turn", part: "end" },
  arrives: deed("arrives", "arrive"),
  "agents-enter": { kind: "tokens", what: "agents enter" },
  "agents-removed": {
    kind: "tokens",
    what: "agents are removed",
    deed: { third: "kills agents", bare: "kill agents" },
  },
  "minions-placed": { kind: "tokens", what: "minions are placed" },
  "minions-removed": { kind: "tokens", what: "minions are removed" },
  "agents-exposed": { kind: "tokens", what: "agents are exposed" },
  drained: deed("is drained", "are drained"),
  raised: deed("rises again", "rise again"),
  hunts: deed("hunts", "hunt"),
  "wild-hunts": deed("does a wild hunt", "do a wild hunt"),
  recruits: deed("recruits", "recruit"),
  "uses-night-effect": deed("uses a night effect", "use a night effect"),
  "uses-ability": deed("uses an ability", "use an ability"),
  "uses-relic": deed("uses a relic", "use a relic"),
  "fight-begins": deed("begins a fight", "begin a fight"),
  "fight-ends": deed("ends a fight", "end a fight"),
  sigillates: deed("places a sigil", "place a sigil"),
  "dice-rolled": { kind: "news", what: "all dice are rolled" },
  "event-revealed": { kind: "news", what: "an event is revealed" },
  "veil-falls": { kind: "news", what: "the veil falls" },
  "veil-rises": { kind: "news", what: "the veil rises" },
};
