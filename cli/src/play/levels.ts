import { type Level, levels, type Strength, strengthOf } from "@coterie/bots";
import { wrapText } from "../draw/wrap.js";
import { games } from "../games.js";

/** The levels of bots for people at a terminal: asked for by what they are called, told with their strength. */

/** The bot that somebody asks for, by its own name or as a level. */
export function botNamed(name: string): string {
  return levels.find(({ id }) => id === name)?.bot ?? name;
}

const HOW: Readonly<Record<Level["id"], string>> = {
  easy: "plays anything",
  medium: "looks one answer ahead",
  strong: "plays on in imagined worlds",
  strongest: "the same for longer",
};

/** A line or two for each level, at most so wide. */
export function levelLines(measure: number): string[] {
  const width = Math.max(...levels.map(({ id }) => id.length)) + 2;
  return levels.flatMap((level) =>
    wrapText(levelWords(level), measure - width - 2).map(
      (line, row) => `  ${(row === 0 ? level.id : "").padEnd(width)}${line}`,
    ),
  );
}

function levelWords({ id, bot, ms }: Level): string {
  const time = ms === 0 ? "" : `, ${ms / 1000} s a decision`;
  const told = games.flatMap((game) => {
    const strength = strengthOf(game.id, id);
    return strength === undefined ? [] : [`${game.title}: ${strengthWords(strength)}`];
  });
  return [`${HOW[id]}${time} (${bot})`, ...told].join("; ");
}

function strengthWords({ against, won }: Strength): string {
  return against === null
    ? `wins ${won} of 100 games on medium`
    : `beats ${against} in ${won} of 100 games`;
}
