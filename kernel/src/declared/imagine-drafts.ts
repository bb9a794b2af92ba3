import { type ChanceState, DICE, draw } from "../chance.js";
import { initialPrivateStack, isReady, participates, runPrivate } from "../fork.js";
import type { Game } from "../game.js";
import { Options } from "../options.js";
import type { Kit } from "../rulebook.js";
import { applyAnswer, listOptions, newContext } from "../run.js";

const buffer = new Options();

/** What seats that are ready have decided in secret: any answers that their own questions allow. */
export function imagineDrafts<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  audience: number,
  chance: ChanceState,
): void {
  for (let seat = 0; seat < state.forks.length; seat++) {
    if (seat === audience || !participates(state, seat) || !isReady(state, seat)) continue;
    state.drafts[seat] = [];
    const agenda = initialPrivateStack(state, seat);
    state.forks[seat] = agenda;
    const run = newContext(game, state);
    for (;;) {
      run.agenda = agenda;
      runPrivate(game, run);
      if (agenda.length === 0) break;
      listOptions(game, run, agenda, buffer);
      applyAnswer(game, run, seat, buffer.at(draw(chance, DICE, buffer.count)));
    }
  }
}
