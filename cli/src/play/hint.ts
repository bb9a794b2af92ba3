import { byTime, HINT_MS, hintOn, sightOf, tellHint } from "@coterie/bots";
import {
  type Advice,
  answeredWords,
  dice,
  type Horizon,
  type Kit,
  type OpenQuestion,
  type Sureness,
  type ToldAdvice,
  type ToldHint,
} from "@coterie/kernel";
import { hang } from "../draw/wrap.js";
import { type Io, say } from "../io.js";
import { itemsOf, paragraph } from "./screen.js";
import type { Session } from "./session.js";

/** What to answer, thought out from what the seat sees: as a bot that takes its time would answer. */

const MEASURE = 110;

export function showHint<K extends Kit>(
  io: Io,
  session: Session<K>,
  question: OpenQuestion | undefined,
): void {
  if (question === undefined) {
    paragraph(io, "Nothing is asked any more.");
    return;
  }
  const { game } = session.door;
  const sight = sightOf(game, session.play.state, question.seat, dice(`hint ${question.id}`));
  const hint = hintOn(
    sight,
    byTime(HINT_MS, () => io.now()),
  );
  if (hint === null) paragraph(io, "There are no hints: no bot can foresee this game.");
  else tell(io, session, question, tellHint(session.door.show, sight, hint));
}

function tell<K extends Kit>(
  io: Io,
  session: Session<K>,
  question: OpenQuestion,
  { answers, sure, within, playouts }: ToldHint,
): void {
  for (const advice of answers) {
    const text = `${headWords(session, question, advice)}${reasonWords(advice, within)}`;
    say(io, ...hang("  ", text, Math.min(MEASURE, io.columns)));
  }
  paragraph(io, sureWords(answers.length, sure, playouts));
}

/** "3 Move: Museum: wins …", or with which answer a plan begins and what goes where in it. */
function headWords<K extends Kit>(
  session: Session<K>,
  question: OpenQuestion,
  advice: ToldAdvice,
): string {
  const { keys, does } = advice;
  const item = itemsOf(session, question).find(({ key }) => key === keys[0]);
  const number = item?.number ?? keys[0];
  if (keys.length > 1) {
    return `${number} first. The plan: ${does.join("; ")}. It ${chanceWords(advice)}`;
  }
  const words = item === undefined ? number : `${number} ${answeredWords(item)}`;
  return `${words}: ${chanceWords(advice)}`;
}

const periods: Readonly<Record<Horizon, string>> = { round: "a round", day: "the Day" };

/** What an answer brings on average, and what follows from it for certain. */
function reasonWords(advice: ToldAdvice, within: Horizon): string {
  const brings = bringsWords(advice);
  const average = brings === "" ? "" : `; within ${periods[within]} it brings ${brings} on average`;
  const certain = advice.follows.length === 0 ? "" : ` For certain: ${advice.follows.join(" ")}`;
  return `${average}.${certain}`;
}

/** As far as it is known: after one game nobody knows how exact it is. */
function chanceWords({ chance, error }: Advice): string {
  const wins = `wins ${percent(chance)} of 100 games`;
  if (error >= 0.5) return `${wins}, at a guess`;
  return `${wins}, give or take ${Math.max(1, percent(error))}`;
}

const percent = (share: number): number => Math.round(100 * share);

/** Less than this is not worth a word. */
const LITTLE = 0.05;

function bringsWords({ brings }: Advice): string {
  return Object.entries(brings)
    .filter(([, much]) => Math.abs(much) >= LITTLE)
    .map(([what, much]) => `${much > 0 ? "+" : "−"}${Math.abs(much).toFixed(1)} ${what}`)
    .join(", ");
}

const sureTexts: Readonly<Record<Sureness, string>> = {
  certain: "The first is the best beyond doubt",
  likely: "The first looks better than the others",
  close: "They are so close that it hardly matters which",
  "by-rule": "This is by rule: nothing else was compared with it",
};

function sureWords(answers: number, sure: Sureness, playouts: number): string {
  if (playouts === 0) return "This wins for certain.";
  const learnt = `learnt from ${playouts} ${playouts === 1 ? "game" : "games"} played on`;
  const isAlone = answers === 1 && sure === "certain";
  return `${isAlone ? "Nothing better can be answered" : sureTexts[sure]} (${learnt}).`;
}
