import { byTime, HINT_MS, hintOn, sightOf } from "@coterie/bots";
import {
  type Advice,
  answeredWords,
  dice,
  type Hint,
  type Kit,
  type OpenQuestion,
  type Sureness,
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
  else tell(io, session, question, hint);
}

function tell<K extends Kit>(
  io: Io,
  session: Session<K>,
  question: OpenQuestion,
  { answers, sure, playouts }: Hint,
): void {
  for (const advice of answers) {
    const [head, chance] = [adviceWords(session, question, advice), chanceWords(advice)];
    const brings = bringsWords(advice);
    const text = `${chance}${brings === "" ? "" : `; within a round it brings ${brings} on average`}.`;
    say(io, ...hang("  ", `${head}: ${text}`, Math.min(MEASURE, io.columns)));
  }
  paragraph(io, sureWords(answers.length, sure, playouts));
}

/** "3 Move: Museum", and the keys of a plan that follow. */
function adviceWords<K extends Kit>(
  session: Session<K>,
  question: OpenQuestion,
  { keys: [first, ...then] }: Advice,
): string {
  const item = itemsOf(session, question).find(({ key }) => key === first);
  const words = item === undefined ? first : `${item.number} ${answeredWords(item)}`;
  return then.length === 0 ? words : `${words} (then ${then.join(" ")})`;
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
};

function sureWords(answers: number, sure: Sureness, playouts: number): string {
  if (playouts === 0) return "This wins for certain.";
  const learnt = `learnt from ${playouts} ${playouts === 1 ? "game" : "games"} played on`;
  return `${answers === 1 ? "Nothing else is worth a try" : sureTexts[sure]} (${learnt}).`;
}
