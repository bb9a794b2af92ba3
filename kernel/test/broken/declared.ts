import { UNKNOWN } from "@coterie/kernel";
import { count, listed, ref, seat } from "@coterie/kernel/define";
import { declaration, hooks } from "../../src/tiny/lanterns.js";
import { redeclared } from "../support/redeclared.js";
import type { Broken } from "./broken.js";

const { domains, facts, state } = declaration;
const { view } = hooks.visibility.wagers;
const openPlayers = state.open.players.parts;
const partlyPlayers = state.partly.players.parts;

/** Lanterns whose declaration itself is wrong: what is derived from it agrees with itself. */
export const declared: readonly Broken[] = [
  [
    "disguised",
    "declares a secret part under `open`",
    redeclared({
      state: {
        ...state,
        open: { ...state.open, players: listed("seat", { ...openPlayers, ...partlyPlayers }) },
        partly: {},
      },
    }),
  ],
  [
    "disguised",
    "declares piles so that all see them: each lantern has a back of its own",
    redeclared({
      domains: { lantern: { ...domains.lantern, back: (_content: unknown, card: number) => card } },
    }),
  ],
  [
    "veils",
    "declares a part of which more is seen in some rounds, and not that it depends on the round",
    redeclared(
      {},
      {
        visibility: {
          wagers: {
            dependsOn: [],
            view(s, audience) {
              if (s.round % 2 === 0) return view(s, audience);
              return s.wagers.map((wager, owner) => (owner === audience ? wager : UNKNOWN));
            },
          },
        },
      },
    ),
  ],
  [
    "twins",
    "declares for all a field of a fact that should be `own`",
    redeclared({
      facts: { ...facts, glanced: { ...facts.glanced, card: ref("lantern") } },
    }),
  ],
  [
    "disguised",
    "declares for all a field of a fact that should be `own`",
    redeclared({ facts: { ...facts, looked: { seat: seat(), card: ref("lantern") } } }),
  ],
  [
    "faults",
    "declares less than a part may hold",
    redeclared({
      state: {
        ...state,
        open: {
          ...state.open,
          players: listed("seat", { ...openPlayers, oil: count({ max: 0 }) }),
        },
      },
    }),
  ],
];
