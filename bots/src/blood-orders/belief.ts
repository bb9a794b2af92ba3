import { type BloodKit, type State, TOKEN_ROW } from "@coterie/blood-orders";
import { answerAndRun, isInPhase, newContext, withdraw } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import { ORDERS, pileOf } from "./board.js";
import type { Lore } from "./lore.js";
import { type Outlook, outlooksOf } from "./outlook.js";
import type { Plan } from "./plans.js";
import type { Pick } from "./whim.js";

/** An imagined world in which the others have planned their Day, or feed, as sensible players would. */
export function believe(lore: Lore, sight: Sight<BloodKit>): State {
  const world = sight.imagine();
  const { seat } = sight.question;
  const others = world.blood.map((_, other) => other).filter((other) => other !== seat);
  if (isInPhase(world, lore.steps.planningStart)) {
    for (const other of others) planFor(lore, sight, world, other);
  } else if (isInPhase(world, lore.steps.feedingStart)) {
    for (const other of others) withdraw(lore.game, newContext(lore.game, world), other);
  } else if (world.planned === 1 && world.revealed === 0) {
    for (const other of others) splitFor(lore, sight, world, other);
  }
  return world;
}

/** Chapter 3: the whole plan of another, committed; nobody can see it yet. */
function planFor(lore: Lore, sight: Sight<BloodKit>, world: State, other: number): void {
  const { piles } = drawPlan(outlooksOf(lore, sight)[other].plans(), sight.pick);
  const run = newContext(lore.game, world);
  withdraw(lore.game, run, other);
  for (let place = 0; place < world.hands[other].length; place++) {
    answerAndRun(lore.game, run, other, orderAt(piles, place) + 1);
  }
  answerAndRun(lore.game, run, other, 0);
}

/** The Order for which a plan uses a card, or -1 if it stays in hand. */
function orderAt(piles: readonly number[], place: number): number {
  return piles.findIndex((pile) => (pile & (1 << place)) !== 0);
}

/** BO-8.2: another's cards and tokens as one plan has them that fits the places that are taken. */
function splitFor(lore: Lore, sight: Sight<BloodKit>, world: State, other: number): void {
  const outlook = outlooksOf(lore, sight)[other];
  const placed = placesTaken(world, other);
  const plans = outlook.plans();
  const fitting = plans.filter((plan) => fits(plan, placed));
  const plan = drawPlan(fitting.length > 0 ? fitting : plans, sight.pick);
  split(world, other, outlook, plan);
  nameTokens(world, other, plan);
}

function placesTaken({ tokens }: State, seat: number): number[] {
  const spaces: number[] = [];
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] === seat) spaces.push(tokens[i + 1]);
  }
  return spaces;
}

function fits({ spaces }: Plan, placed: readonly number[]): boolean {
  const left = spaces.slice();
  return placed.every((space) => {
    const at = left.indexOf(space);
    if (at >= 0) left[at] = -1;
    return at >= 0;
  });
}

function split(world: State, seat: number, { desk }: Outlook, { piles }: Plan): void {
  const kept: number[] = [];
  for (const order of ORDERS) pileOf(world, seat, order).length = 0;
  desk.hand.forEach((card, place) => {
    const order = orderAt(piles, place);
    (order < 0 ? kept : pileOf(world, seat, order)).push(card);
  });
  world.hands[seat] = kept;
}

/** Each token is of the Order that the plan sends there, as far as it sends one. */
function nameTokens({ tokens }: State, seat: number, { spaces }: Plan): void {
  const left = ORDERS.slice();
  const unnamed: number[] = [];
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] !== seat) continue;
    const at = left.findIndex((order) => spaces[order] === tokens[i + 1]);
    if (at < 0) unnamed.push(i);
    else [tokens[i + 2]] = left.splice(at, 1);
  }
  for (const i of unnamed) tokens[i + 2] = left.pop() as number;
}

/** So many points less make a plan about a third as likely. */
const TEMPERATURE = 1;
/** Plans behind these are never thought of. */
const THOUGHT_OF = 24;
const GRAINS = 2 ** 20;

function drawPlan(plans: readonly Plan[], pick: Pick): Plan {
  const some = plans.slice(0, THOUGHT_OF);
  const weights = some.map(({ promise }) => Math.exp((promise - some[0].promise) / TEMPERATURE));
  let rest = (weights.reduce((sum, weight) => sum + weight, 0) * pick(GRAINS)) / GRAINS;
  const at = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return some[Math.max(0, at)];
}
