import words from "words:strength";
import { levelOf, levels, strengthOf } from "@coterie/bots";
import { levelName } from "./levels.js";

/** "Beats Medium in 86 of 100 games"; nothing where it was not measured. */
export function strengthWords(game: string, bot: string): string | undefined {
  const level = levelOf(bot);
  const strength = level && strengthOf(game, level.id);
  if (strength === undefined) return undefined;
  const { against, won } = strength;
  const rival = levels.find(({ id }) => id === against);
  return rival === undefined
    ? words.wins({ won })
    : words.beats({ rival: levelName(rival.bot), won });
}
