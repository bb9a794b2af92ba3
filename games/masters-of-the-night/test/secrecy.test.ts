import {
  anotherFate,
  canonical,
  openQuestions,
  resumePlay,
  SPECTATOR,
  swiftChance,
  UNKNOWN,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Position, State } from "../src/index.js";
import { city, event } from "./support/probe.js";
import { playThrough, SETUPS } from "./support/random.js";
import { quietEvent, type TestTable, table, testGame } from "./support/table.js";

const game = testGame;

function named(state: State, of = game): Position {
  return of.name(state) as Position;
}

/** The same table with other decks below what is known, and other dice to come. */
function otherwise(state: State): State {
  const other = game.copy(state);
  other.chance = anotherFate({ ...state.chance, loaded: [6, 6, 6] }, "other");
  const swap = (pile: State["events"], alike: (a: number, b: number) => boolean): void => {
    for (let i = 0; i < pile.cards.length; i++) {
      for (let j = i + 1; j < pile.cards.length; j++) {
        if (pile.seen[i] !== 0 || pile.seen[j] !== 0) continue;
        if (alike(pile.cards[i], pile.cards[j])) {
          [pile.cards[i], pile.cards[j]] = [pile.cards[j], pile.cards[i]];
        }
      }
    }
  };
  const act = (card: number): number => game.content.events[card].card.act;
  swap(other.events, (a, b) => act(a) === act(b));
  swap(other.relics, () => true);
  return other;
}

test.each(SETUPS)("a view does not depend on deck order or fate (%o)", (setup) => {
  let looked = 0;
  playThrough(game, setup, "views", (state) => {
    if (looked++ % 11 !== 0) return;
    const other = otherwise(state);
    for (const audience of [0, SPECTATOR]) {
      expect(game.view(other, audience)).toEqual(game.view(state, audience));
    }
  });
  expect(looked).toBeGreaterThan(20);
});

test("a view tells neither the key of chance nor the dice to come", () => {
  const t = table({ phase: "turn", rolls: [1, 2, 3] });
  for (const audience of [0, SPECTATOR]) {
    const { seen } = game.view(t.state, audience);
    expect(seen.chance).toEqual({ kind: "swift", key: "", drawn: [0, 0], loaded: [] });
    expect(JSON.stringify(seen)).not.toContain(t.state.chance.key);
  }
});

test("of unseen events a view tells the act on the back, of unseen relics nothing", () => {
  const t = table({ phase: "turn" }, { difficulty: "hard" });
  const { seen } = game.view(t.state, 0);
  const backs = [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1].map((act) => UNKNOWN - act);
  expect(seen.events.cards).toEqual(backs);
  expect(seen.relics.cards).toEqual(new Array(13).fill(UNKNOWN));
});

/** Imre has foreseen the top two events. */
function foreseen(): TestTable {
  const pieces = [
    ...city({ museum: { night: { cost: { ap: 1 }, effect: [{ do: "foresee", n: 2 }] } } }),
    ...["qa", "qb", "qc"].map((id) => quietEvent(id, 0, [1, 2])),
  ];
  return table(
    {
      phase: "turn",
      active: "imre",
      vampires: { imre: { at: "museum" } },
      eventTop: ["qa", "qb", "qc"],
    },
    { pieces, players: 2, control: [0, 1] },
  ).answer("night-effect");
}

test("foreseen events are shown to everybody, and imagined where they lie", () => {
  const t = foreseen();
  const { events } = t.state;
  for (const audience of [0, 1, SPECTATOR]) {
    const from = t.game.view(t.state, audience);
    expect(from.audience).toBe(audience);
    expect(from.seen.events.cards.slice(-2)).toEqual(events.cards.slice(-2));
    expect(from.seen.events.cards.at(-3)).toBe(UNKNOWN - 1);
    for (const key of ["aa", "bb", "cc"]) {
      const imagined = named(t.game.imagine(from, swiftChance(key)), t.game);
      expect(imagined.eventDeck?.slice(0, 2)).toEqual(["qa", "qb"]);
    }
  }
});

test.each(SETUPS)("what is imagined looks the same and keeps what is known (%o)", (setup) => {
  let looked = 0;
  playThrough(game, setup, "imagined", (state) => {
    if (looked++ % 13 !== 0) return;
    const from = game.view(state, 0);
    const before = JSON.stringify(from);
    const imagined = game.imagine(from, swiftChance(`0${looked}`));
    expect(JSON.stringify(from)).toBe(before);
    // To its audience it is the same position, and a whole one.
    expect(game.view(imagined, 0)).toEqual(from);
    expect(game.faults(imagined)).toEqual(game.faults(state));
    const { eventDeck, relicDeck, chance, rolls, ...rest } = named(state);
    const {
      eventDeck: events = [],
      relicDeck: relics = [],
      chance: fate,
      ...same
    } = named(imagined);
    expect({ ...same, rolls: [] }).toEqual({ ...rest, rolls: [] });
    expect(fate?.kind).toBe("swift");
    const act = (id: string): number =>
      game.content.events.find(({ card }) => card.id === id)!.card.act;
    expect(events.map(act)).toEqual(eventDeck?.map(act));
    expect(relics.slice().sort()).toEqual(relicDeck?.slice().sort());
    expect(new Set(events).size).toBe(events.length);
    for (const gone of rest.goneEvents ?? []) expect(events).not.toContain(gone);
  });
  expect(looked).toBeGreaterThan(20);
});

test("different fates imagine different decks, and cards of the box too", () => {
  const t = table({ phase: "turn" });
  const from = game.view(t.state, 0);
  const decks = ["1a", "2b", "3c", "4d"].map((key) => named(game.imagine(from, swiftChance(key))));
  expect(new Set(decks.map(({ eventDeck }) => canonical(eventDeck ?? []))).size).toBe(4);
  expect(new Set(decks.map(({ relicDeck }) => canonical(relicDeck ?? []))).size).toBe(4);
  const real = t.position.eventDeck ?? [];
  expect(decks.some(({ eventDeck = [] }) => eventDeck.some((id) => !real.includes(id)))).toBe(true);
});

/** All events of act I but those that lie open: nothing else may be imagined. */
function openCards(position: Position, stays: boolean): TestTable {
  const curse = event("curse", [{ do: "stay", with: "leader" }], {
    standing: [{ kind: "modifier", value: "hunt", add: 1 }],
  });
  return table(position, { pieces: stays ? [...city(), curse] : city() });
}

test("events that stay in play, are gone or are being resolved are not imagined into the deck", () => {
  const first = game.content.events.filter(({ card }) => card.act === 1).map(({ card }) => card.id);
  const [gone, running, ...others] = first;
  const t = openCards(
    {
      phase: "turn",
      eventDeck: others,
      goneEvents: [gone],
      event: running,
      eventsInPlay: { curse: { with: "imre" } },
    },
    true,
  );
  for (let i = 10; i < 30; i++) {
    const from = t.game.view(t.state, 0);
    const deck = named(t.game.imagine(from, swiftChance(String(i))), t.game).eventDeck ?? [];
    expect(deck.slice().sort()).toEqual(others.slice().sort());
  }
});

test("relics that are held, placed or gone are not imagined into the deck", () => {
  const t = table({
    phase: "turn",
    vampires: { imre: { kills: 5, relics: ["pristine-blood"] } },
    placedRelics: { "funerary-urn": "museum" },
    goneRelics: ["umbral-cape"],
  });
  const deck = (t.position.relicDeck ?? []).slice().sort();
  for (let i = 10; i < 30; i++) {
    const imagined = game.imagine(game.view(t.state, 1), swiftChance(String(i)));
    expect((named(imagined).relicDeck ?? []).slice().sort()).toEqual(deck);
  }
});

test("cards dealt anew look the same to everybody, follow the fate, and keep what was foreseen", () => {
  const t = foreseen();
  const { redeal } = t.game;
  if (redeal === undefined) throw new Error("the game deals nothing anew");
  const dealt = ["other", "another"].map((salt) => {
    const state = t.game.copy(t.state);
    state.chance = anotherFate(state.chance, salt);
    const { key } = state.chance;
    const anew = redeal(state);
    expect(anew.chance.key).toBe(key);
    for (const audience of [0, 1, SPECTATOR]) {
      expect(t.game.view(anew, audience)).toEqual(t.game.view(t.state, audience));
    }
    return named(anew, t.game).eventDeck ?? [];
  });
  expect(dealt[0].slice(0, 2)).toEqual(["qa", "qb"]);
  expect(new Set([t.position.eventDeck, ...dealt].map((deck) => canonical(deck))).size).toBe(3);
});

test("an imagined position can be played on", () => {
  const t = foreseen();
  const imagined = t.game.imagine(t.game.view(t.state, 1), swiftChance("ff"));
  const { play } = t.scene;
  const on = resumePlay(t.game, play.setup, play.seed, play.policy, imagined);
  expect(openQuestions(on)).toEqual(
    openQuestions(play).map((question) => ({ ...question, id: openQuestions(on)[0].id })),
  );
});

test("a new fate deals anew what nobody has seen, and leaves what was foreseen", () => {
  const t = table({
    phase: "turn",
    eventTop: ["power-cut", "paparazzi"],
    eventSeen: [2147483647, ...new Array<number>(14).fill(0)],
  });
  const before = t.position;
  const decks = Array.from({ length: 30 }, (_, i) => {
    const state = { ...t.game.copy(t.state), chance: swiftChance(`fate ${i}`) };
    return t.game.name(t.game.redeal?.(state) ?? state) as Position;
  });
  for (const { eventDeck, relicDeck } of decks) {
    expect(eventDeck?.[0]).toBe("power-cut");
    expect(eventDeck).toHaveLength(15);
    expect(new Set(eventDeck).size).toBe(15);
    expect(relicDeck?.slice().sort()).toEqual(before.relicDeck?.slice().sort());
  }
  expect(new Set(decks.map(({ eventDeck }) => String(eventDeck))).size).toBe(30);
  expect(new Set(decks.map(({ relicDeck }) => String(relicDeck))).size).toBe(30);
});
