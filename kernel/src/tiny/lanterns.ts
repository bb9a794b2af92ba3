import {
  type ContextOf,
  choice,
  count,
  list,
  listed,
  named,
  newRules,
  own,
  pile,
  range,
  reason,
  ref,
  seat,
  text,
} from "../define/index.js";
import {
  DICE,
  draw,
  drawTop,
  fork,
  forkOne,
  type Game,
  isInPhase,
  newPile,
  type Pile,
  push,
  rollDie,
  seenBy,
  show,
  shufflePile,
  UNKNOWN,
} from "../index.js";

/**
 * Lanterns, the test game of the kernel. Each round the wind is rolled, all seats secretly offer a lantern,
 * the brightest offer wins an oil and two actions, and all seats draw up. The seat that acts may also wager
 * in secret on the next wind. Oil in the lamp becomes a glow; glows win.
 */
const LANTERNS = ["red", "green", "blue", "gold"].flatMap((colour) =>
  [1, 2, 3, 4, 5].map((light) => ({
    name: `${colour}-${light}`,
    light,
    // 0 paper, 1 glass.
    back: colour === "gold" ? 1 : 0,
  })),
);
const LANTERN_NAMES = LANTERNS.map(({ name }) => name);
const WAGERS = ["nothing", "calm", "storm"] as const;
const OUTCOMES = ["seat-0-shines", "seat-1-shines", "seat-2-shines", "darkness"] as const;
const HAND_SIZE = 3;
const OIL = 12;
/** This much oil in a lamp becomes a glow at once. */
const OIL_PER_GLOW = 2;
const ACTIONS_PER_TURN = 2;

/** What the game declares; its rules follow below. */
export const declaration = {
  id: "lanterns",
  version: 1,
  content: LANTERNS,
  setup: { players: range(2, 3, 2), rounds: range(1, 9, 5), goal: range(1, 9, 3) },
  domains: {
    lantern: {
      ids: () => LANTERN_NAMES,
      back: (content: typeof LANTERNS, card: number) => content[card].back,
    },
  },
  state: {
    open: {
      rounds: count(),
      /** A seat with this many glows wins at once. */
      goal: count(),
      round: count(),
      /** Newest last. */
      discard: list(ref("lantern")),
      supply: count({ initial: OIL }),
      players: listed("seat", { oil: count(), glows: count() }),
    },
    piles: {
      deck: named("lantern", pile("lantern")),
      players: listed("seat", { hands: named("hand", pile("lantern")) }),
    },
    /** What each seat wagers on the next wind. Others see that it does, and not on what. */
    partly: { players: listed("seat", { wagers: choice(WAGERS) }) },
  },
  facts: {
    wind: { face: count() },
    stirred: { cards: count() },
    offered: { seat: seat(), card: ref("lantern"), bold: count() },
    brightest: { seat: seat(), light: count() },
    trimmed: { seat: seat() },
    relit: { seat: seat(), face: count() },
    looked: { seat: seat(), card: own(ref("lantern")) },
    glanced: { seat: seat(), at: seat(), slot: count(), card: own(ref("lantern")) },
    swapped: {
      seat: seat(),
      slot: count(),
      drawn: own(ref("lantern")),
      returned: own(ref("lantern")),
    },
    mixed: { seat: seat() },
    wagered: { seat: seat() },
    "wager-told": { seat: seat(), weather: text(...WAGERS) },
    drew: { seat: seat(), card: own(ref("lantern")) },
    glowed: { seat: seat(), glows: count() },
    ended: { outcome: text(...OUTCOMES) },
  },
  outcomes: OUTCOMES,
  /** Nine rounds of three seats with two private answers each, two actions, and a wager. */
  maxAnswers: 9 * (3 * 2 + 2 + 2),
} as const;

const rules = newRules(declaration);
type G = ContextOf<typeof rules>;
export type LanternKit = typeof rules extends { game(hooks: never): Game<infer K> } ? K : never;
export type LanternState = LanternKit["State"];

// ── 1 Rounds ───────────────────────────────────────────────────────────────────────────────────

/** 1.1 Shuffle all lanterns and deal three to each seat. */
function begin({ state }: G, { rounds, goal }: LanternKit["Setup"]): void {
  Object.assign(state, { rounds, goal });
  state.deck = newPile([...LANTERNS.keys()]);
  shufflePile(state.deck, state.chance);
  for (const [s, hand] of state.hands.entries()) {
    for (let i = 0; i < HAND_SIZE; i++) drawCard(state.deck, hand, seenBy(s));
  }
  push(state, round);
}

/** 1.2 A round is wind, offering (with the winner's turn) and drawing up. */
const round = rules.step("round", (g) => {
  const { state } = g;
  if (state.round === state.rounds) return finish(g, leader(state.glows));
  state.round++;
  // The last to be pushed is the first to run.
  for (const step of [round, drawUp, offering, wind]) push(g, step);
});

// ── 2 Wind ─────────────────────────────────────────────────────────────────────────────────────

const FACES = 6;
const STORM_FACE = 6;

/** 2.1 Roll for the wind. 2.2 A storm stirs the discarded lanterns back into the deck. */
const wind = rules.step("wind", (g) => {
  const { deck, discard, chance } = g.state;
  const face = rollDie(chance, FACES);
  g.tell?.({ fact: "wind", rule: "2.1", face });
  settleWagers(g, face === STORM_FACE ? STORM : CALM);
  if (face !== STORM_FACE) return;
  deck.cards.push(...discard.splice(0));
  deck.seen = deck.cards.map(() => 0);
  shufflePile(deck, chance);
  g.tell?.({ fact: "stirred", rule: "2.2", cards: deck.cards.length });
});

// ── 3 Offering ─────────────────────────────────────────────────────────────────────────────────

/** What a seat without lanterns offers, and what its draft says then. */
const NO_LANTERN = -1;
const QUIETLY = 0;
const BOLDLY = 1;
/** A bold offer counts for this much more, and costs an oil if the seat has one. */
const BOLDNESS = 2;

const asked = (_g: G, s: number): number => s;

/** 3.1 Each seat secretly chooses a lantern, then how to offer it. The draft is [slot, manner]. */
const chooseCard = rules.ask({
  name: "offering.card",
  rule: "3.1",
  seat: asked,
  list({ state }, options, s) {
    for (const slot of state.hands[s].cards.keys()) options.add(slot);
    if (options.count === 0) options.add(NO_LANTERN);
  },
  answer(g, slot, s) {
    g.state.drafts[s].push(slot);
    push(g, chooseManner, s);
  },
  key: ({ state }, slot, s) =>
    slot === NO_LANTERN ? "nothing" : `offer:${LANTERN_NAMES[state.hands[s].cards[slot]]}`,
});

const chooseManner = rules.question("offering.manner", {
  rule: "3.1",
  options: {
    quietly: (g, s) => void g.state.drafts[s].push(QUIETLY),
    boldly: {
      unless: ({ state }, s) =>
        state.drafts[s][0] === NO_LANTERN ? reason("no-lantern", "3.1") : undefined,
      do: (g, s) => void g.state.drafts[s].push(BOLDLY),
    },
  },
});

const startOffer = rules.step("offering.start", (g, s) => push(g, chooseCard, s));

/** 3.2 All offers are turned up at once, in seat order. 3.3 The single brightest gets an oil. */
const joinOffers = rules.step("offering.join", (g) => {
  g.revealed = true;
  const lights = g.state.drafts.map((draft, s) => turnUp(g, s, draft));
  const most = Math.max(...lights);
  const winner = lights.indexOf(most);
  if (most <= 0 || lights.lastIndexOf(most) !== winner) return;
  g.tell?.({ fact: "brightest", rule: "3.3", seat: winner, light: most });
  if (g.state.supply > 0) moveOil(g.state, winner, 1);
  push(g, turn, winner);
});

const offering = rules.step("offering", (g) => fork(g, startOffer, joinOffers));

function turnUp(g: G, s: number, [slot, bold]: readonly number[]): number {
  if (slot === NO_LANTERN) return 0;
  const { state } = g;
  const card = takeFrom(state.hands[s], slot);
  state.discard.push(card);
  g.tell?.({ fact: "offered", rule: "3.2", seat: s, card, bold });
  if (bold === BOLDLY && state.oil[s] > 0) moveOil(state, s, -1);
  return LANTERNS[card].light + bold * BOLDNESS;
}

// ── 4 The turn of the winner ───────────────────────────────────────────────────────────────────

interface Action {
  readonly rule: string;
  /** Nothing can follow it in the same turn. */
  readonly isLast?: true;
  /** The code of what prevents it. */
  unless?(state: LanternState, s: number): string | false;
  /** What there is to choose from; the key of an option names the choice. */
  choices?(state: LanternState, s: number): readonly (readonly number[])[];
  do(g: G, s: number, ...choice: readonly number[]): void;
}

const RELIT = 4;

const ACTIONS: Readonly<Record<string, Action>> = {
  trim: {
    rule: "4.1",
    unless: ({ supply }) => supply === 0 && "no-oil-in-supply",
    do(g, s) {
      moveOil(g.state, s, 1);
      g.tell?.({ fact: "trimmed", rule: "4.1", seat: s });
    },
  },
  relight: {
    rule: "4.2",
    unless: ({ oil }, s) => oil[s] === 0 && "no-oil",
    do(g, s) {
      moveOil(g.state, s, -1);
      const face = rollDie(g.state.chance, FACES);
      if (face >= RELIT) g.state.glows[s]++;
      g.tell?.({ fact: "relit", rule: "4.2", seat: s, face });
    },
  },
  look: {
    rule: "4.3",
    unless: ({ deck }) => deck.cards.length === 0 && "deck-empty",
    do(g, s) {
      const { deck } = g.state;
      const top = deck.cards.length - 1;
      show(deck, top, seenBy(s));
      g.revealed = true;
      g.tell?.({ fact: "looked", rule: "4.3", seat: s, card: deck.cards[top] });
    },
  },
  glance: {
    rule: "4.4",
    unless: (state, s) => otherLanterns(state, s).length === 0 && "no-other-lantern",
    choices: otherLanterns,
    do(g, s, at, slot) {
      const hand = g.state.hands[at];
      show(hand, slot, seenBy(s));
      g.revealed = true;
      g.tell?.({ fact: "glanced", rule: "4.4", seat: s, at, slot, card: hand.cards[slot] });
    },
  },
  swap: {
    rule: "4.5",
    unless({ deck, hands }, s) {
      if (deck.cards.length === 0) return "deck-empty";
      return hands[s].cards.length === 0 && "hand-empty";
    },
    choices: ({ hands }, s) => hands[s].cards.map((_, slot) => [slot]),
    do(g, s, slot) {
      const { deck, hands } = g.state;
      const seen = hands[s].seen[slot];
      const returned = takeFrom(hands[s], slot);
      const drawn = drawCard(deck, hands[s], seenBy(s));
      deck.cards.push(returned);
      deck.seen.push(seen);
      g.revealed = true;
      g.tell?.({ fact: "swapped", rule: "4.5", seat: s, slot, drawn, returned });
    },
  },
  /** A secret move: a seat that had glanced at this hand no longer knows which lantern is where. */
  mix: {
    rule: "4.6",
    unless: ({ hands }, s) => hands[s].cards.length < 2 && "too-few-lanterns",
    do(g, s) {
      const hand = g.state.hands[s];
      shufflePile(hand, g.state.chance);
      for (const slot of hand.cards.keys()) show(hand, slot, seenBy(s));
      g.tell?.({ fact: "mixed", rule: "4.6", seat: s });
    },
  },
  pass: { rule: "4.7", isLast: true, do: () => {} },
  wager: {
    rule: "4.8",
    unless: ({ wagers }, s) => wagers[s] !== NO_WAGER && "has-wagered",
    do: (g, s) => forkOne(g, s, startWager, joinWager),
  },
};
const NAMES = Object.keys(ACTIONS);
/** An option is the number of an action and the number of a choice in one. */
const CHOICES = 64;

function otherLanterns({ hands }: LanternState, s: number): number[][] {
  return hands.flatMap(({ cards }, at) => (at === s ? [] : cards.map((_, slot) => [at, slot])));
}

function chosen(state: LanternState, option: number, s: number) {
  const name = NAMES[Math.floor(option / CHOICES)];
  const action = ACTIONS[name];
  return { name, action, choice: action.choices?.(state, s)[option % CHOICES] ?? [] };
}

/** 4 The winner of the offering takes two actions. */
const act = rules.ask({
  name: "turn.act",
  rule: "4",
  seat: asked,
  list({ state }, options, s) {
    for (const [i, { unless, choices }] of Object.values(ACTIONS).entries()) {
      if (unless?.(state, s)) continue;
      const count = choices?.(state, s).length ?? 1;
      for (let at = 0; at < count; at++) options.add(i * CHOICES + at);
    }
  },
  answer(g, option, s, left) {
    const { action, choice } = chosen(g.state, option, s);
    if (left > 1 && !action.isLast) push(g, act, s, left - 1);
    action.do(g, s, ...choice);
  },
  key({ state }, option, s) {
    const { name, choice } = chosen(state, option, s);
    return [name, ...choice].join(":");
  },
  blocked: ({ state }, s) =>
    Object.entries(ACTIONS).flatMap(([action, { rule, unless }]) => {
      const code = unless?.(state, s);
      return code ? [{ action, rule, reason: code }] : [];
    }),
  warning({ state }, option, s) {
    const isLastOil = chosen(state, option, s).name === "relight" && state.oil[s] === 1;
    return isLastOil ? reason("last-oil", "4.2") : undefined;
  },
});

const turn = rules.step("turn", (g, s) => push(g, act, s, ACTIONS_PER_TURN));

// ── 4.8 Wagers ─────────────────────────────────────────────────────────────────────────────────

const NO_WAGER = 0;
const CALM = 1;
const STORM = 2;

const isWager = (wager: number): boolean => wager === CALM || wager === STORM;

/** 4.8 A seat secretly wagers on the next wind, and then commits to it. The draft is [wager]. */
const chooseWeather = rules.question("wager.weather", {
  rule: "4.8",
  options: { calm: (g, s) => draftWager(g, s, CALM), storm: (g, s) => draftWager(g, s, STORM) },
});

function draftWager(g: G, s: number, wager: number): void {
  g.state.drafts[s].push(wager);
  push(g, nextOfWager, s);
}

const commit = rules.question("wager.commit", {
  rule: "4.8",
  confirms: true,
  options: { commit: () => {} },
});

const nextOfWager = rules.step("wager.next", (g, s) =>
  push(g, g.state.drafts[s].length === 0 ? chooseWeather : commit, s),
);

const startWager = rules.step("wager.start", (g, s) => push(g, nextOfWager, s));

const joinWager = rules.step("wager.join", (g, s) => {
  g.state.wagers[s] = g.state.drafts[s][0];
  g.tell?.({ fact: "wagered", rule: "4.8", seat: s });
});

/** 4.9 When the wind is rolled all wagers are told; each that was right wins an oil. */
function settleWagers(g: G, wind: number): void {
  const { state } = g;
  for (const [s, wager] of state.wagers.entries()) {
    if (wager === NO_WAGER) continue;
    if (wager === wind && state.supply > 0) moveOil(state, s, 1);
    g.tell?.({ fact: "wager-told", rule: "4.9", seat: s, weather: WAGERS[wager] });
    state.wagers[s] = NO_WAGER;
  }
}

// ── 5 Drawing up ───────────────────────────────────────────────────────────────────────────────

/** 5.1 Every seat draws up to three lanterns, as long as there are any. */
const drawUp = rules.step("draw-up", (g) => {
  const { deck, hands } = g.state;
  for (const [s, hand] of hands.entries()) {
    while (hand.cards.length < HAND_SIZE && deck.cards.length > 0) {
      const card = drawCard(deck, hand, seenBy(s));
      g.revealed = true;
      g.tell?.({ fact: "drew", rule: "5.1", seat: s, card });
    }
  }
});

/** Moves the top card to a hand. A seat that had looked at it still knows it there. */
function drawCard(deck: Pile, hand: Pile, shownTo: number): number {
  const seen = deck.seen[deck.seen.length - 1];
  const card = drawTop(deck);
  hand.cards.push(card);
  hand.seen.push(seen | shownTo);
  return card;
}

/** Takes a card out of the middle of a hand. */
function takeFrom(hand: Pile, slot: number): number {
  hand.seen.splice(slot, 1);
  return hand.cards.splice(slot, 1)[0];
}

/** Moves oil from the supply to a seat's lamp, or back when the amount is below zero. */
function moveOil(state: LanternState, s: number, amount: number): void {
  state.oil[s] += amount;
  state.supply -= amount;
}

// ── 6 At once, 7 the end ───────────────────────────────────────────────────────────────────────

/** What happens at once whenever its condition is met: 6.1 oil becomes a glow, 6.2 the goal. */
function immediately(g: G): boolean {
  const { state } = g;
  for (const s of state.oil.keys()) {
    if (state.oil[s] >= OIL_PER_GLOW) {
      moveOil(state, s, -OIL_PER_GLOW);
      state.glows[s]++;
      g.tell?.({ fact: "glowed", rule: "6.1", seat: s, glows: state.glows[s] });
      return true;
    }
    if (state.glows[s] >= state.goal) {
      finish(g, OUTCOMES[s]);
      return true;
    }
  }
  return false;
}

/** 7.1 The game ends with the named outcome. */
function finish(g: G, outcome: (typeof OUTCOMES)[number]): void {
  rules.end(g, outcome);
  g.tell?.({ fact: "ended", rule: "7.1", outcome });
}

/** 7.2 The seat with most glows, or darkness when several have as many. */
function leader(glows: readonly number[]): (typeof OUTCOMES)[number] {
  const most = Math.max(...glows);
  const s = glows.indexOf(most);
  return glows.lastIndexOf(most) === s ? OUTCOMES[s] : "darkness";
}

// ── What only the game can say beside its rules ────────────────────────────────────────────────

/** What can never be: a lantern twice or missing, oil made from nothing, a draft of no card. */
function invariants({ state }: G): string[] {
  const { deck, discard, hands, oil, supply } = state;
  const found: string[] = [];
  const cards = [...discard, ...deck.cards, ...hands.flatMap((hand) => hand.cards)];
  const isWhole = cards.length === LANTERNS.length && new Set(cards).size === cards.length;
  if (!isWhole) found.push("not every lantern is in exactly one place");
  const all = oil.reduce((sum, lamp) => sum + lamp, supply);
  if (all !== OIL) found.push(`there is ${all} oil; expected ${OIL}`);
  const bad = state.drafts.filter((draft, s) => !isDraft(state, draft, s));
  return [...found, ...bad.map((draft) => `a draft is ${draft.join(",")}`)];
}

function isDraft(state: LanternState, draft: readonly number[], s: number): boolean {
  if (isInPhase(state, startWager)) return draft.every(isWager);
  const [slot = 0, manner = 0] = draft;
  const isSlot = slot >= NO_LANTERN && slot < Math.max(state.hands[s].cards.length, 1);
  return isSlot && (manner === QUIETLY || manner === BOLDLY) && draft.length <= 2;
}

export const hooks = {
  begin,
  immediately,
  invariants,
  visibility: {
    wagers: {
      dependsOn: [],
      view: ({ wagers }: LanternState, audience: number) =>
        wagers.map((wager, s) => (s === audience || wager === NO_WAGER ? wager : UNKNOWN)),
    },
  },
  imagine({ wagers }: LanternState, chance: LanternState["chance"]) {
    for (const [s, wager] of wagers.entries()) {
      if (wager === UNKNOWN) wagers[s] = CALM + draw(chance, DICE, STORM);
    }
  },
} as const;

export const lanterns = rules.game(hooks);
