import { type Game, push } from "@coterie/kernel";
import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { describe, expect, test } from "vitest";
import { withQuestion, withStep } from "./support/variant.js";
import { lanterns } from "./tiny/game.js";
import type { LanternKit, LanternState } from "./tiny/kit.js";

const SETUPS = [{}, { seats: 3 }, { seats: 3, rounds: 9, goal: 9 }];

const SAMPLE = { firstOfKind: 20, oneIn: 50, recordOneIn: 10 };

function run(game: Game<LanternKit>, games = 40): BatteryReport {
  return runBattery(game, { setups: SETUPS, games, seed: "battery", sample: SAMPLE });
}

function checksThatFail(report: BatteryReport): string[] {
  return [...new Set(report.failures.map(({ check }) => check))].sort();
}

describe("Lanterns as it is", () => {
  const report = run(lanterns, 600);

  test("passes every check", () => {
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(600);
  });

  test("comes to all of its outcomes and questions", () => {
    expect(Object.keys(report.outcomes)).toEqual(lanterns.outcomes);
    for (const [outcome, count] of Object.entries(report.outcomes)) {
      expect(count, outcome).toBeGreaterThan(0);
    }
    expect(Object.keys(report.questions).sort()).toEqual([
      "offering.card",
      "offering.manner",
      "turn.act",
    ]);
    expect(report.unasked).toEqual([]);
  });

  test("adds up", () => {
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(report.outcomes)).toBe(report.games);
    expect(sum(report.questions)).toBe(report.answers);
    expect(report.longest).toBeLessThanOrEqual(lanterns.maxAnswers);
  });

  test("was looked at by every costly check", () => {
    const { setup, ...checked } = report.checked;
    expect(setup).toBe(SETUPS.length);
    expect(Object.keys(checked)).toHaveLength(16);
    for (const [check, times] of Object.entries(checked)) expect(times, check).toBeGreaterThan(20);
  });
});

describe("a report", () => {
  const broken = withStep("draw-up", (step) => (run, ...args) => {
    step(run, ...args);
    if (run.state.round === 4) run.state.supply++;
  });

  test("is the same whenever the plan is the same", () => {
    expect(run(broken)).toEqual(run(broken));
  });

  test("names the seed in each message, with which the game fails again in the same way", () => {
    const failure = run(broken).failures.at(-1)!;
    expect(failure.message).toContain(`seed ${failure.seed}`);
    const [, seed, number] = failure.seed.match(/^(.*)\.(\d+)$/) ?? [];
    const plan = { setups: SETUPS, games: 1, seed, first: Number(number), sample: SAMPLE };
    expect(runBattery(broken, plan).failures).toContainEqual(failure);
  });

  test("is plain data", () => {
    const report = run(broken);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test("stops after enough failures", () => {
    const report = run(broken, 1000);
    expect(report.failures.length).toBe(25);
    expect(report.games).toBeLessThan(100);
  });
});

/** A memory outside of the state, which a closure or a module might have. */
function remembering(): Game<LanternKit> {
  const oil = new WeakMap<LanternState, number>();
  const game = withQuestion("turn.act", ({ answer }) => ({
    answer(run, ...args) {
      const before = oil.get(run.state) ?? 0;
      oil.set(run.state, before + 1);
      if (before > 0) run.state.glows[0]++;
      answer(run, ...args);
    },
  }));
  const copy = (state: LanternState): LanternState => {
    const to = lanterns.copy(state);
    oil.set(to, oil.get(state) ?? 0);
    return to;
  };
  return { ...game, copy };
}

function countingGames(): Game<LanternKit> {
  let games = 0;
  return {
    ...lanterns,
    begin(setup, chance) {
      const state = lanterns.begin(setup, chance);
      state.glows[games++ % 2]++;
      return state;
    },
  };
}

function countingAnswers(): Game<LanternKit> {
  let answers = 0;
  return withQuestion("turn.act", ({ answer }) => ({
    answer(run, ...args) {
      run.state.glows[0] += answers++ % 2;
      answer(run, ...args);
    },
  }));
}

/** The state with one part changed, for views and copies that get something wrong. */
function changed(state: LanternState, change: Partial<LanternState>): LanternState {
  return { ...state, ...change };
}

type Broken = readonly [check: string, what: string, game: Game<LanternKit>];

const BROKEN: readonly Broken[] = [
  [
    "setup",
    "does not read the setup that it gave back",
    {
      ...lanterns,
      readSetup: (raw) => {
        const setup = lanterns.readSetup(raw);
        return { ...setup, rounds: Math.min(9, setup.rounds + 1) };
      },
    },
  ],
  [
    "setup",
    "takes anything for a setup",
    {
      ...lanterns,
      readSetup: (raw) => lanterns.readSetup(typeof raw === "object" && raw ? raw : {}),
    },
  ],
  [
    "play",
    "throws in the middle of a rule",
    withStep("draw-up", () => (run) => {
      run.state.hands[7].cards.push(1);
    }),
  ],
  [
    "play",
    "goes round for ever",
    withStep("draw-up", () => (run) => push(run, lanterns.rulebook.idOf("draw-up"))),
  ],
  ["options", "asks without options", withQuestion("turn.act", () => ({ list: () => {} }))],
  [
    "options",
    "offers the same twice",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, ...args) {
        list(run, options, ...args);
        options.add(options.at(0));
      },
    })),
  ],
  [
    "options",
    "offers the same twice among many",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, ...args) {
        list(run, options, ...args);
        for (let i = 0; i < 40; i++) options.add(384 + (i % 39));
      },
    })),
  ],
  ["seat", "asks a seat that nobody has", withQuestion("turn.act", () => ({ seat: () => 3 }))],
  [
    "faults",
    "makes oil from nothing",
    withStep("draw-up", (step) => (run, ...args) => {
      step(run, ...args);
      run.state.supply++;
    }),
  ],
  ["length", "lasts longer than it says", { ...lanterns, maxAnswers: 12 }],
  ["outcome", "ends in something without a name", { ...lanterns, outcomes: ["seat-0-shines"] }],
  [
    "plain",
    "has NaN in its state",
    withStep("wind", (step) => (run, ...args) => {
      step(run, ...args);
      run.state.round = Number.NaN;
    }),
  ],
  [
    "plain",
    "has undefined in its state",
    withStep("wind", (step) => (run, ...args) => {
      step(run, ...args);
      Object.assign(run.state, { weather: undefined });
    }),
  ],
  [
    "plain",
    "has a Map in its state",
    withStep("wind", (step) => (run, ...args) => {
      step(run, ...args);
      Object.assign(run.state, { weather: new Map() });
    }),
  ],
  ["json", "remembers something outside of its state", remembering()],
  [
    "copy",
    "shares a pile with its copies",
    { ...lanterns, copy: (state) => changed(lanterns.copy(state), { discard: state.discard }) },
  ],
  [
    "copy",
    "forgets something when it copies",
    { ...lanterns, copy: (state) => changed(lanterns.copy(state), { round: 0 }) },
  ],
  [
    "asking",
    "changes its state when it lists options",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, ...args) {
        run.state.discard.sort();
        list(run, options, ...args);
      },
    })),
  ],
  [
    "asking",
    "changes its state when it is viewed",
    {
      ...lanterns,
      view(state, audience) {
        state.discard.sort();
        return lanterns.view(state, audience);
      },
    },
  ],
  [
    "keys",
    "calls different options by one key",
    withQuestion("turn.act", ({ key }) => ({
      key: (...args) => key(...args).split(":")[0],
    })),
  ],
  [
    "refusals",
    "is at a loss when it should say what is blocked",
    withQuestion("turn.act", ({ blocked }) => ({
      blocked(run, seat, ...args) {
        if (run.state.hands[1 - seat].cards.length === 0) throw new TypeError("no hand");
        return blocked?.(run, seat, ...args) ?? [];
      },
    })),
  ],
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
  ["undoing", "counts its answers outside of its state", countingAnswers()],
  [
    "interleaving",
    "rewards the seat that is ready last",
    withQuestion("offering.manner", ({ answer }) => ({
      answer(run, manner, seat, ...args) {
        const isLast = run.state.forks.every((fork, other) => other === seat || fork.length === 0);
        answer(run, isLast ? 1 : manner, seat, ...args);
      },
    })),
  ],
  [
    "private-agenda",
    "pays for boldness before the join",
    withQuestion("offering.manner", ({ answer }) => ({
      answer(run, manner, seat, ...args) {
        run.state.glows[seat] += manner;
        answer(run, manner, seat, ...args);
      },
    })),
  ],
  [
    "private-agenda",
    "tells of a private answer",
    withQuestion("offering.card", ({ answer }) => ({
      answer(run, slot, seat, ...args) {
        run.tell?.({ fact: "trimmed", rule: "4.1", seat });
        answer(run, slot, seat, ...args);
      },
    })),
  ],
  [
    "naming",
    "leaves fate out of the named form",
    {
      ...lanterns,
      unname(named) {
        const state = lanterns.unname(named);
        return changed(state, { chance: { ...state.chance, key: "00" } });
      },
      name(state) {
        return lanterns.name(changed(state, { chance: { ...state.chance, key: "00" } }));
      },
    },
  ],
  [
    "naming",
    "reads another position than was named",
    { ...lanterns, unname: (named) => changed(lanterns.unname(named), { round: 1 }) },
  ],
  ["facts", "does not say who may see a fact", { ...lanterns, facts: { wind: { face: "all" } } }],
  ["record", "begins differently each time", countingGames()],
];

function hidden(card: number): number {
  return card < 0 ? card : -1 - lanterns.content[card].back;
}

describe("a broken Lanterns is caught", () => {
  test.each(BROKEN)("by the check %s when it %s", (check, _what, game) => {
    const report = run(game);
    console.log(check, "|", _what, "|", checksThatFail(report).join());
    expect(checksThatFail(report)).toContain(check);
    for (const failure of report.failures) expect(failure.message).toContain(failure.seed);
  });

  test("by every check that there is", () => {
    const cheap = ["play", "options", "seat", "faults", "length", "outcome"];
    const costly = Object.keys(run(lanterns).checked);
    expect(new Set(BROKEN.map(([check]) => check))).toEqual(new Set([...cheap, ...costly]));
  });
});
