import { Refusal } from "../../errors.js";
import type { Game } from "../../game.js";
import type { Kit } from "../../rulebook.js";
import { difference, notPlain } from "../compare.js";
import { inWords } from "../report.js";

/** A setup that was read is plain data and reads as itself; what is no setup is refused. */
export function setupFault<K extends Kit>(game: Game<K>, raw: unknown): string | undefined {
  const setup = game.readSetup(raw);
  const foreign = notPlain(setup, "the setup");
  if (foreign !== undefined) return foreign;
  const again = difference(game.readSetup(setup), setup);
  if (again !== undefined) return `read again, ${again}`;
  for (const wrong of [7, "setup"]) {
    const fault = refusalFault(game, wrong);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function refusalFault<K extends Kit>(game: Game<K>, wrong: unknown): string | undefined {
  const what = `the setup ${JSON.stringify(wrong)}`;
  try {
    game.readSetup(wrong);
    return `${what} was taken; expected the refusal bad-setup`;
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code === "bad-setup";
    return isRefused ? undefined : `${what} gave ${inWords(error)}; expected the refusal bad-setup`;
  }
}
