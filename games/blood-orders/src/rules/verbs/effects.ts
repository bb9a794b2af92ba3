import { interpreter } from "@coterie/effects";
import { QUARTERS } from "../../state.js";
import { type BloodKit, rulebook } from "../../table.js";
import { sleeperOf } from "./refs.js";

/** Runs the effects of this game's pieces on its agenda. Who uses a piece chooses for it. */
export const effects = interpreter<BloodKit>(rulebook, {
  rule: "BO-1.7",
  program: (g) => g.content.program,
  chooser: (_g, env) => env.self,
  pieceId: (g, piece) => g.content.pieces[piece].id,
  keyOf(g, kind, member) {
    switch (kind) {
      case "quarter":
        return QUARTERS[member];
      case "player":
        return `seat-${member + 1}`;
      case "card":
        return g.content.cards[member].id;
      case "card in a Torpor":
        return g.content.cards[sleeperOf(member).card].id;
      case "ritual":
        return g.content.rituals[member].card.id;
      default:
        return String(member);
    }
  },
});
