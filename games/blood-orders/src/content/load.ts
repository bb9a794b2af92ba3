import { type ContentFault, packLoader } from "@coterie/effects";
import { compilePack } from "./compile.js";
import type { Content } from "./content.js";
import { housePack } from "./house.js";
import { lateCardFaults } from "./late-cards.js";
import { type Pack, type Piece, packForm, pieceSchema } from "./pieces.js";

/** Loading packs: the house pieces, a whole pack, or a pack over the house pieces. */
export const { loadPack, loadOver } = packLoader<Piece, Pack, Content>({
  parsePack: (raw) => packForm.safeParse(raw),
  parsePiece: (raw) => pieceSchema.safeParse(raw),
  house: housePack,
  compile: compilePack,
  countFaults,
  authoredFaults: lateCardFaults,
});

/** BO-1.1, BO-2.1: four Quarters need so many of each Act at least. */
const LEAST = { location: 4, victim: 4, ritual: 4 } as const;

function countFaults(pack: Pack): ContentFault[] {
  const faults: ContentFault[] = [];
  const expect = (good: boolean, message: string): void => {
    if (!good) faults.push({ piece: "pack", path: "pieces", message });
  };
  for (const kind of ["bleeder", "elder", "fear-track"] as const) {
    const found = pack.pieces.filter((piece) => piece.kind === kind).length;
    expect(found === 1, `expected one ${kind}, found ${found}`);
  }
  for (const act of [1, 2, 3]) {
    for (const kind of ["location", "victim", "ritual"] as const) {
      const found = pack.pieces.filter((piece) => piece.kind === kind && piece.act === act).length;
      const least = LEAST[kind];
      expect(found >= least, `expected at least ${least} ${kind}s of act ${act}, found ${found}`);
    }
  }
  return [...faults, ...pack.pieces.flatMap(trackFaults)];
}

/** BO-1.5: marks lie on the track, none twice, and at least one adds. */
function trackFaults(piece: Piece): ContentFault[] {
  if (piece.kind !== "fear-track") return [];
  const faults: ContentFault[] = [];
  const note = (message: string): void =>
    void faults.push({ piece: piece.id, path: "marks", message });
  const places = piece.marks.map(({ at }) => at);
  if (places.some((at) => at > piece.length)) {
    note(`expected marks from 0 to ${piece.length}, the track's length`);
  }
  if (new Set(places).size !== places.length) note("expected at most one mark on a space");
  if (!piece.marks.some(({ vp }) => vp > 0)) note("expected at least one mark that adds VP");
  return faults;
}
