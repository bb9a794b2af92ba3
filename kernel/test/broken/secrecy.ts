import { swiftChance, type Veils } from "@coterie/kernel";
import type { LanternState } from "../../src/tiny/lanterns.js";
import { lanterns } from "../../src/tiny/lanterns.js";
import { withQuestion } from "../support/variant.js";
import { type Broken, changed } from "./broken.js";

type Parts = keyof LanternState;

/** Veils that show what the view shows, and name every part as decisive but this one. */
function veiledBut(nameless: Parts): Veils<LanternState> {
  const fresh = lanterns.begin(lanterns.readSetup({}), swiftChance("veils"));
  const parts = Object.keys(fresh) as Parts[];
  const by = parts.filter((part) => part !== nameless);
  const see = (part: Parts) => ({
    by,
    see: (s: LanternState, audience: number) => lanterns.view(s, audience).seen[part],
  });
  return Object.fromEntries(
    parts.map((part) => [part, see(part)]),
  ) as unknown as Veils<LanternState>;
}

/** Lanterns that give a secret away, or imagine what cannot be. */
export const secrecy: readonly Broken[] = [
  [
    "imagining",
    "forgets what a seat was shown",
    {
      ...lanterns,
      imagine(view, chance) {
        const deck = { ...view.seen.deck, cards: view.seen.deck.cards.map(hidden) };
        return lanterns.imagine({ ...view, seen: { ...view.seen, deck } }, chance);
      },
    },
  ],
  [
    "imagining",
    "writes into the view that it imagines from",
    {
      ...lanterns,
      imagine(view, chance) {
        const state = lanterns.imagine(view, chance);
        view.seen.supply++;
        return state;
      },
    },
  ],
  [
    "imagined-state",
    "imagines offers that nobody can make",
    {
      ...lanterns,
      imagine(view, chance) {
        const state = lanterns.imagine(view, chance);
        const drafts = state.drafts.map((draft, seat) =>
          seat === view.audience || draft.length === 0 ? draft : [7, 0],
        );
        return { ...state, drafts };
      },
    },
  ],
  [
    "imagined-state",
    "offers what depends on a hidden lantern",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, seat, ...args) {
        list(run, options, seat, ...args);
        if (run.state.deck.cards.at(-1) === 7) options.clear();
        options.add(500);
      },
    })),
  ],
  [
    "twins",
    "lets a hidden lantern decide about oil",
    withQuestion("turn.act", ({ answer }) => ({
      answer(run, option, seat, ...args) {
        const top = run.state.deck.cards.at(-1) ?? 0;
        if (top % 2 === 0) run.state.glows[seat]++;
        answer(run, option, seat, ...args);
      },
    })),
  ],
  [
    "twins",
    "shows a lantern and sets no mark",
    withQuestion("turn.act", ({ answer }) => ({
      answer(run, ...args) {
        answer(run, ...args);
        run.revealed = false;
      },
    })),
  ],
  [
    "twins",
    "rolls a die or not by what is hidden",
    withQuestion("turn.act", ({ answer }) => ({
      answer(run, ...args) {
        if ((run.state.deck.cards.at(-1) ?? 0) % 2 === 0) run.revealed = true;
        answer(run, ...args);
      },
    })),
  ],
  [
    "twins",
    "tells everybody a hidden lantern",
    {
      ...withQuestion("turn.act", ({ answer }) => ({
        answer(run, option, seat, ...args) {
          const card = run.state.deck.cards.at(-1) ?? 0;
          run.tell?.({ fact: "looked", rule: "4.3", seat, card });
          answer(run, option, seat, ...args);
        },
      })),
      facts: { ...lanterns.facts, looked: { seat: "all", card: "all" } },
    },
  ],
  [
    "secrets",
    "shows the key of fate",
    {
      ...lanterns,
      view(state, audience) {
        const { seen } = lanterns.view(state, audience);
        return { audience, seen: changed(seen, { chance: { ...state.chance } }) };
      },
    },
  ],
  [
    "secrets",
    "shows how much was drawn",
    {
      ...lanterns,
      view(state, audience) {
        const { seen } = lanterns.view(state, audience);
        const chance = { ...seen.chance, drawn: [...state.chance.drawn] };
        return { audience, seen: changed(seen, { chance }) };
      },
    },
  ],
  [
    "secrets",
    "shows what others draft",
    {
      ...lanterns,
      view(state, audience) {
        const { seen } = lanterns.view(state, audience);
        return { audience, seen: changed(seen, { drafts: state.drafts.map((d) => [...d]) }) };
      },
    },
  ],
  [
    "secrets",
    "shows the whole deck",
    {
      ...lanterns,
      view(state, audience) {
        const { seen } = lanterns.view(state, audience);
        const deck = { cards: [...state.deck.cards], seen: [...state.deck.seen] };
        return { audience, seen: changed(seen, { deck }) };
      },
    },
  ],
  [
    "disguised",
    "shows the wagers of others, and imagines them from that",
    {
      ...lanterns,
      view(state, audience) {
        const { seen } = lanterns.view(state, audience);
        return { audience, seen: changed(seen, { wagers: [...state.wagers] }) };
      },
    },
  ],
  [
    "veils",
    "shows more through its view than through its veils",
    { ...lanterns, veils: { ...veiledBut("agenda"), deck: "open" } },
  ],
  ["veils", "does not name what decides about the oil", { ...lanterns, veils: veiledBut("oil") }],
];

function hidden(card: number): number {
  return card < 0 ? card : -1 - lanterns.content[card].back;
}
