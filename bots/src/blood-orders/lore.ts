import type { BloodKit, Content } from "@coterie/blood-orders";
import type { Game, Rulebook, Step } from "@coterie/kernel";
import { DAYS, ORDERS } from "./board.js";
import { bloodTable, fearTable, influenceTable } from "./goods.js";
import type { Rates } from "./rates.js";

/** What the judgement knows of a game with its pieces before it has seen a position. */
export interface Lore {
  readonly game: Game<BloodKit>;
  readonly content: Content;
  readonly steps: Steps;
  /** By Days left and card: what it is worth to have it, and how much of that is its use. */
  readonly cards: readonly (readonly number[])[];
  readonly uses: readonly (readonly number[])[];
  /** By Days left and Fear: the points that the track is expected to bring. */
  readonly fear: readonly (readonly number[])[];
  /** By Days left and how much there is. */
  readonly blood: readonly (readonly number[])[];
  readonly influence: readonly (readonly number[])[];
  /** By Days left and Ritual: its points and its use. */
  readonly rituals: readonly (readonly number[])[];
  /** By Ritual: whether it scores by what else there is at the end. */
  readonly scores: readonly boolean[];
  readonly rates: Rates;
}

/** The steps and questions at which something is decided. */
const stepNames = {
  altar: "altar",
  altarStart: "altar.start",
  ritual: "altar.ritual",
  show: "altar.show",
  catacombs: "catacombs",
  resolution: "resolution",
  tokensBack: "cleanup.tokens-back",
  feeding: "feeding",
  feedingStart: "feeding.start",
  feed: "feeding.card",
  excess: "feeding.excess",
  planningStart: "planning.start",
  turn: "orders.turn",
  act: "resolution.act",
  stay: "night.stay",
} as const;

type Steps = Readonly<Record<keyof typeof stepNames, Step>>;

export function loreOf(game: Game<BloodKit>, rates: Rates): Lore {
  const { content, rulebook } = game;
  const lefts = Array.from({ length: DAYS + 1 }, (_, left) => left);
  const uses = lefts.map((left) => content.cards.map((card) => useOf(rates, card, left)));
  const points = lefts.map((left) => content.cards.map(({ vp }) => vp * rates.points[left]));
  return {
    game,
    content,
    steps: stepsOf(rulebook),
    cards: points.map((row, left) => row.map((point, card) => point + uses[left][card])),
    uses,
    fear: lefts.map((left) => fearTable(content, rates, left)),
    blood: lefts.map((left) => bloodTable(rates, left)),
    influence: lefts.map((left) => influenceTable(rates, left)),
    rituals: lefts.map((left) => content.rituals.map((ritual) => ritualOf(rates, ritual, left))),
    scores: content.rituals.map(({ card }) => has(card, "score")),
    rates,
  };
}

function stepsOf<R>(rulebook: Rulebook<R>): Steps {
  const named = Object.entries(stepNames).map(([step, name]) => [step, rulebook.stepCalled(name)]);
  return Object.fromEntries(named) as Steps;
}

type Card = Content["cards"][number];

function useOf(rates: Rates, { symbols, isVictim }: Card, left: number): number {
  const victim = isVictim ? rates.victim[left] : 0;
  return ORDERS.reduce((sum, order) => sum + symbols[order] * rates.symbol[order][left], victim);
}

type Ritual = Content["rituals"][number];

function ritualOf(rates: Rates, { card, daily }: Ritual, left: number): number {
  const used = daily === undefined ? 0 : rates.daily[left];
  if (has(card, "modifier")) return card.vp + used + rates.modifier[left];
  return card.vp + used + (has(card, "trigger") ? rates.trigger[left] : 0);
}

function has({ standing }: Ritual["card"], kind: string): boolean {
  return standing?.some((one) => one.kind === kind) === true;
}
