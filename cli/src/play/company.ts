import {
  type Bot,
  botCalled,
  type Decision,
  decideOn,
  levels,
  NoSuchBot,
  notePlan,
  sightOf,
  type ToldPlans,
  toldBy,
} from "@coterie/bots";
import { dice, type Kit, openQuestions, type Play } from "@coterie/kernel";
import { UsageError } from "../faults.js";
import type { Door } from "../show.js";
import { botNamed } from "./levels.js";

/** Bots that sit at the table beside the people at the screen. */
export interface Company<K extends Kit> {
  isBot(seat: number): boolean;
  /** What a bot answers at this seat and tells of its plan, or undefined where a person sits. */
  decide(play: Play<K>, seat: number): Decision | undefined;
}

/** No bots at all. */
export const nobody = { isBot: (): boolean => false, decide: (): undefined => undefined };

const HUMAN = "human";

/** `strong`: bots on all seats but the first; `human,greedy,random`: seat by seat. */
export function companyFrom<K extends Kit>(
  door: Door<K>,
  text: string | undefined,
  seats: number,
  seed: string,
): Company<K> {
  const names = namesBySeat(text, seats);
  const bots = names.map((name) => (name === HUMAN ? undefined : botOf(door, name)));
  const picks = names.map((_, seat) => dice(`company:${seat}:${seed}`));
  const plans: ToldPlans = [];
  return {
    isBot: (seat) => bots[seat] !== undefined,
    decide(play, seat) {
      const bot = bots[seat];
      if (bot === undefined || openQuestions(play, seat).length === 0) return undefined;
      const answers = play.moments.length;
      const sight = sightOf(door.game, play.state, seat, picks[seat]);
      const decision = decideOn(bot, sight, toldBy(plans, seat, answers));
      notePlan(plans, seat, answers, sight.view.seen, decision);
      return decision;
    },
  };
}

function namesBySeat(text: string | undefined, seats: number): string[] {
  if (text === undefined) return new Array<string>(seats).fill(HUMAN);
  const names = text.split(",").map((name) => name.trim());
  if (names.length === 1 && names[0] !== HUMAN && seats > 1) {
    return [HUMAN, ...new Array<string>(seats - 1).fill(names[0])];
  }
  if (names.length === seats) return names;
  throw new UsageError(
    `--bots names ${names.length} seats, but there are ${seats}; ` +
      "expected one bot for all seats but the first, or human or a bot for each seat",
  );
}

function botOf<K extends Kit>(door: Door<K>, name: string): Bot<K> {
  try {
    return botCalled(door.game, botNamed(name));
  } catch (error) {
    if (!(error instanceof NoSuchBot)) throw error;
    const ids = levels.map(({ id }) => id).join(", ");
    throw new UsageError(`--bots: ${error.message}; or a level: ${ids}`);
  }
}
