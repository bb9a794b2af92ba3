import type { JSX } from "preact";
import type { Problem } from "../errors/problem.js";
import ProblemPage from "../errors/problem-page.js";
import type { Slot } from "../keep/saved.js";
import { DeleteGame } from "./delete-game.js";

interface CannotOpenProps {
  readonly game: string;
  readonly slot: Slot;
  /** It is the stored game that cannot be opened. */
  readonly isStored: boolean;
  readonly problem: Problem;
}

/** A game of this device that could not be opened or begun; what is stored stays as it is. */
export default function CannotOpen({
  game,
  slot,
  isStored,
  problem,
}: CannotOpenProps): JSX.Element {
  return (
    <ProblemPage title="cannotOpen" problem={problem}>
      {isStored && <DeleteGame game={game} slot={slot} />}
    </ProblemPage>
  );
}
