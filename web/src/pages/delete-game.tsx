import words from "words:stored";
import type { JSX } from "preact";
import { kept } from "../keep/box.js";
import { goTo } from "../keep/route.js";
import { forgetGame, type Slot } from "../keep/saved.js";
import { DeleteStored } from "./delete-stored.js";

/** Gives up a stored game. Its file is offered before. */
export function DeleteGame({ game, slot }: { game: string; slot: Slot }): JSX.Element | null {
  const name = `${slot}.${game}`;
  if (kept(name) === null) return null;
  return (
    <DeleteStored
      name={name}
      label={words.deleteGame()}
      remove={() => {
        forgetGame(game, slot);
        goTo("");
      }}
    />
  );
}
