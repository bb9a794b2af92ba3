import {
  choice,
  count,
  declareState,
  each,
  flag,
  type List,
  list,
  listed,
  maybe,
  own,
  pile,
  ref,
  rows,
  type StateSpec,
  secret,
  stateSource,
  table,
  things,
} from "@coterie/kernel/define";
import { describe, expect, test } from "vitest";
import { declaration as lanterns } from "../../src/tiny/lanterns.js";
import { redeclared } from "../support/redeclared.js";

const domains = { card: things(["sun", "moon"]) };

function load(state: Partial<StateSpec>, visibility: object = {}): () => void {
  const spec = { open: {}, ...state };
  const declaration = { game: "chess", spec, domains, core: { hasPhases: true } };
  return () => void declareState({ ...declaration, visibility: visibility as never });
}

test("a sound declaration is taken", () => {
  const state: Partial<StateSpec> = {
    open: { day: count(), players: listed("seat", { gold: count(), held: each("card", flag()) }) },
    own: { players: listed("seat", { hand: list(ref("card")) }) },
    piles: { deck: pile("card"), players: listed("seat", { draws: pile("card") }) },
    partly: { mark: choice(["no", "yes"]) },
  };
  expect(load(state, { mark: { dependsOn: [], view: () => 0 } })).not.toThrow();
});

describe("a wrong declaration names the game, the part and what was expected, when it is loaded", () => {
  const among = "expected one of card, seat";
  test.each<[what: string, state: Partial<StateSpec>, message: string]>([
    ["an unknown domain", { open: { x: ref("star") } }, `x: there is no domain "star"; ${among}`],
    ["in a list", { open: { x: list(ref("star")) } }, `x: there is no domain "star"; ${among}`],
    ["in rows", { open: { x: rows({ a: ref("star") }) } }, `x: there is no domain "star"`],
    [
      "of a table",
      { open: { stars: table("star", { x: count() }) } },
      `x: there is no domain "star"`,
    ],
    ["of a pile", { piles: { x: pile("star") } }, `x: there is no domain "star"; ${among}`],
    [
      "a part that is declared twice",
      { open: { x: count() }, own: { players: listed("seat", { x: ref("card") }) } },
      "x: declared twice; expected one declaration",
    ],
    [
      "a part of the core",
      { open: { agenda: count() } },
      "agenda: a part of every state; expected another name",
    ],
    [
      "`own` outside of tables",
      { own: { x: ref("card") } },
      "x: expected a table by seat under `own`",
    ],
    [
      "`own` in another table",
      { own: { cards: table("card", { x: flag() }) } },
      "x: expected a table by seat under `own`",
    ],
    [
      "`own` of what cannot be hidden",
      { own: { players: listed("seat", { x: maybe("card") }) } },
      "x: expected a card, a flag, a choice or a number with a limit under `own`",
    ],
    [
      "`each` outside of tables",
      { open: { x: each("card", count()) } },
      "x: `each` stands outside of a table; expected a table around it",
    ],
    [
      "a pile outside of `piles`",
      { open: { x: pile("card") } },
      "x: expected piles, and nothing else, under `piles`",
    ],
    [
      "another part under `piles`",
      { piles: { x: count() } } as unknown as Partial<StateSpec>,
      "x: expected piles, and nothing else, under `piles`",
    ],
    [
      "a part under `partly` without a visibility",
      { partly: { x: count() } },
      "x: expected a visibility, as it stands under `partly`",
    ],
  ])("%s", (_what, state, message) => {
    expect(load(state)).toThrow(`the state of chess: ${message}`);
  });

  test("all that is wrong at once", () => {
    const state = { open: { x: ref("star"), outcome: count() } };
    expect(load(state)).toThrow(/outcome: a part of every state.*; x: there is no domain "star"/);
  });

  test.each<[string, List | ReturnType<typeof own>]>([
    ["a field", list(ref("star"))],
    ["an own field", own(ref("star"))],
  ])("facts: %s of an unknown domain", (_what, x) => {
    const message =
      'the facts of lanterns: fell.x: there is no domain "star"; expected one of lantern, seat';
    expect(() => redeclared({ facts: { fell: { x } } })).toThrow(message);
    expect(() => redeclared({ facts: { fell: secret({ x }) } })).toThrow(message);
  });
});

test("generated code copies the piles of a table one by one", () => {
  const source = stateSource(lanterns.state, true);
  expect(source).toMatch(/^import \{ .*copyPile.* \} from "@coterie\/kernel";$/m);
  expect(source).toContain("hands: s.hands.map(copyPile),");
  expect(source).toContain("deck: { cards: s.deck.cards.slice(), seen: s.deck.seen.slice() },");
});
