import { PROBLEM_FORMAT } from "../errors/format.js";
import { GAME_IDS, type GameId } from "../games.js";
import { keep, kept, keyOf } from "../keep/box.js";

type Texts = Readonly<Record<string, string>>;

/** What the browser stored of unfinished games, if this is the file of a problem. */
export function storedGames(raw: unknown): Texts | undefined {
  const { format, stored } = (raw ?? {}) as { readonly format?: unknown; readonly stored?: Texts };
  return format === PROBLEM_FORMAT ? stored : undefined;
}

/** The first of the games in these texts. */
export function gameIn(texts: Texts): GameId | undefined {
  return GAME_IDS.find((game) => nameOf(game) in texts);
}

/** Stores a game again with the pieces. Returns false where that would replace another game. */
export function restoreGame(texts: Texts, game: GameId): boolean {
  const name = `game.${game}`;
  const text = texts[nameOf(game)];
  if (![null, text].includes(kept(name))) return false;
  const pieces = Object.keys(texts).filter((key) => key.startsWith(keyOf("pieces.")));
  for (const key of pieces) keep(key.slice(keyOf("").length), texts[key]);
  keep(name, text);
  return true;
}

function nameOf(game: GameId): string {
  return keyOf(`game.${game}`);
}
