import {
  type AnyGame,
  answerBatch,
  hashOf,
  type Json,
  type OpenQuestion,
  openQuestions,
  outcomeOf,
  type Play,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import { houseShelf } from "../../../src/shelf.js";
import { directThinker } from "../../../src/thinking/direct.js";
import type { Thinker, Thought } from "../../../src/thinking/thinker.js";

export const shelf = houseShelf();

export const GAMES = ["masters-of-the-night", "blood-orders"];

// biome-ignore lint/suspicious/noExplicitAny: as in AnyGame, the parts are opaque here
export type AnyPlay = Play<any>;

export function newPlay(game: AnyGame, seed: string): AnyPlay {
  return startPlay(game, { players: 2 }, seedFrom(seed)).play;
}

/** The pieces of the house as another pack, which is told apart by its name. */
export function renamed(id: string, name: string): AnyGame {
  const { pack } = shelf.usual(id)!;
  return shelf.withPack(id, { ...(pack as object), name });
}

/** What a table asks for the seat of an open question. */
function thoughtOf(play: AnyPlay, question: OpenQuestion, bot: string, seed: string): Thought {
  const { game, state } = play;
  return {
    game: game.id,
    pack: { hash: hashOf(game.pack), pieces: game.pack },
    view: game.view(state, question.seat) as unknown as Json,
    question,
    bot,
    seed,
  };
}

/** A kind of question that comes early and that greedy looks ahead for; others are planned by rule. */
const LOOKED_AHEAD: Record<string, string> = {
  "masters-of-the-night": "night.act",
  "blood-orders": "catacombs.take",
};

/** A thought that takes the longer the bigger a bot's budget is. */
export function someThought(game: AnyGame, bot: string): Thought {
  const play = newPlay(shelf.usual(game.id)!, "some");
  const direct = directThinker(shelf);
  for (;;) {
    const [question] = openQuestions(play);
    if (!question.forced && question.kind === LOOKED_AHEAD[game.id]) {
      const pack = { hash: hashOf(game.pack), pieces: game.pack };
      return { ...thoughtOf(play, question, bot, "some"), pack };
    }
    direct.think(thoughtOf(play, question, "random", question.id), (_, { keys }) => {
      answerBatch(play, question.seat, question.id, keys);
    });
  }
}

export function keysOf({ question }: Thought): string[] {
  return question.options.map(({ key }) => key);
}

export function ponder(thinker: Thinker, thought: Thought): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    thinker.think(thought, (error, { keys }) => (error === null ? resolve(keys) : reject(error)));
  });
}

/**
 * Plays to the end, or until so many answers have been given; all seats that are asked think at the
 * same time. Gives back all keys, in order.
 */
export async function playOut(
  thinker: Thinker,
  play: AnyPlay,
  bot: string,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const given: string[] = [];
  while (outcomeOf(play) === null && given.length < most) {
    const questions = openQuestions(play);
    const thoughts = questions.map((question) =>
      ponder(thinker, thoughtOf(play, question, bot, `${seed}/${question.id}`)),
    );
    (await Promise.all(thoughts)).forEach((keys, i) => {
      answerBatch(play, questions[i].seat, questions[i].id, keys);
      given.push(...keys);
    });
  }
  return given;
}
