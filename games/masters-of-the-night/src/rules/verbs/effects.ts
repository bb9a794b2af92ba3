import { interpreter } from "@coterie/effects";
import { type MastersKit, rulebook } from "../../table.js";
import { chooser } from "../terms.js";

/** Runs the effects of this game's pieces on its agenda. */
export const effects = interpreter<MastersKit>(rulebook, {
  rule: "MN-1.7",
  program: (g) => g.content.program,
  chooser: (g) => chooser(g.state),
  pieceId: (g, piece) => g.content.pieces[piece].id,
  keyOf(g, kind, member) {
    switch (kind) {
      case "district":
        return g.content.districts[g.state.city[member]].card.id;
      case "vampire":
        return g.content.vampires[g.state.vampires[member]].card.id;
      case "relic":
        return g.content.relics[member].card.id;
      case "die":
        return `die:${member}`;
      default:
        return String(member);
    }
  },
});
