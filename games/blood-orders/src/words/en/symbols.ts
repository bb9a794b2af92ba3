import { orders } from "../../content/language.js";
import type { FearTrack, Piece, Ritual, Victim } from "../../content/pieces.js";
import { counted, listed } from "./english.js";
import { kindNouns, orderNames } from "./nouns.js";

/** What cards show beside their effects. */

type Symbols = Pick<Victim, "dawn" | "dusk" | "night">;

/** "1 Dawn, 0 Dusk, 2 Night". */
export const symbolWords = (symbols: Symbols): string =>
  orders.map((order) => `${symbols[order]} ${orderNames[order]}`).join(", ");

/** "2 Victims with at least 2 Dawn and 1 Night; 3 Blood". */
export function requirementWords({ requires }: Ritual): string {
  const least = orders.flatMap((order) => {
    const n = requires[order] ?? 0;
    return n === 0 ? [] : [`${n} ${orderNames[order]}`];
  });
  const showing = least.length === 0 ? "" : ` with at least ${listed(least, "and")}`;
  const victims = requires.victims === 0 ? "Victims" : counted(requires.victims, kindNouns.victim);
  const needed = requires.victims > 0 || showing !== "" ? [`${victims}${showing}`] : [];
  const blood = requires.blood > 0 ? [`${requires.blood} Blood`] : [];
  return [...needed, ...blood].join("; ") || "nothing";
}

const vpWords = (vp: number): string => `${vp < 0 ? `−${-vp}` : vp} VP`;

/** "4 VP at 0, 2 VP at 5, −3 VP at 13". */
export const marksWords = ({ marks }: Pick<FearTrack, "marks">): string =>
  marks.map(({ at, vp }) => `${vpWords(vp)} at ${at}`).join(", ");

/** What a piece shows beside its effect, in one line; undefined where its text says it all. */
export function printedWords(piece: Piece): string | undefined {
  switch (piece.kind) {
    case "location":
      return `Fear ${piece.fear}`;
    case "victim": {
      const { class: victimClass, fear, cost, vp } = piece;
      const shown = [victimClass, symbolWords(piece), `Fear ${fear}`, vpWords(vp)];
      return `${shown.join(" · ")} · Dusk for ${cost} Influence`;
    }
    case "ritual":
      return `${vpWords(piece.vp)} · for ${requirementWords(piece)}`;
    default:
      return undefined;
  }
}
