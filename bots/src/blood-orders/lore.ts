import type { BloodKit, Content } from "@coterie/blood-orders";
import type { Game, Rulebook, StepId } from "@coterie/kernel";
import { DAYS, ORDERS } from "./board.js";
import { fearTable } from "./goods.js";
import { worth } from "./worth.js";

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
}

/** The steps and questions at which something is decided. */
const stepNames = {
  altar: "altar",
  altarStart: "altar.start",
  catacombs: "catacombs",
  take: "catacombs.take",
  resolution: "resolution",
  tokensBack: "cleanup.tokens-back",
  feeding: "feeding",
  feedingStart: "feeding.start",
  planningStart: "planning.start",
  turn: "orders.turn",
  act: "resolution.act",
  stay: "night.stay",
} as const;

type Steps = Readonly<Record<keyof typeof stepNames, StepId>>;

export function loreOf(game: Game<BloodKit>): Lore {
  const { content, rulebook } = game;
  const lefts = Array.from({ length: DAYS }, (_, left) => left);
  const uses = lefts.map((left) => content.cards.map((card) => useOf(card, left)));
  const points = lefts.map((left) => content.cards.map((card) => pointsOf(card, left)));
  return {
    game,
    content,
    steps: stepsOf(rulebook),
    cards: points.map((row, left) => row.map((point, card) => point + uses[left][card])),
    uses,
    fear: lefts.map((left) => fearTable(content, left)),
  };
}

function stepsOf<R>(rulebook: Rulebook<R>): Steps {
  const named = Object.entries(stepNames).map(([step, name]) => [step, rulebook.idOf(name)]);
  return Object.fromEntries(named) as Steps;
}

type Card = Content["cards"][number];

function pointsOf({ vp }: Card, left: number): number {
  return left === 0 ? vp : vp * worth.keep;
}

function useOf({ symbols, isVictim }: Card, left: number): number {
  const shown = ORDERS.reduce((sum, order) => sum + symbols[order] * worth.symbol[order], 0);
  return (shown + (isVictim ? worth.victim : 0)) * worth.use[left];
}
