import { type ContentFault, type PackLoader, packLoader } from "@coterie/effects";
import { compilePack } from "./compile.js";
import type { Content } from "./content.js";
import { housePack } from "./house.js";
import { type Pack, type Piece, packForm, pieceSchema } from "./pieces.js";

export const { loadPack, loadOver }: PackLoader<Content> = packLoader<Piece, Pack, Content>({
  parsePack: (raw) => packForm.safeParse(raw),
  parsePiece: (raw) => pieceSchema.safeParse(raw),
  house: housePack,
  compile: compilePack,
  countFaults,
});

/** MN-1.1, MN-1.3, MN-2.4: what a game needs at least. */
function countFaults(pack: Pack): ContentFault[] {
  const of = (kind: Piece["kind"]): Piece[] => pack.pieces.filter((piece) => piece.kind === kind);
  const faults: ContentFault[] = [];
  const expect = (good: boolean, message: string): void => {
    if (!good) faults.push({ piece: "pack", path: "pieces", message });
  };
  expect(of("district").length === 9, `expected 9 districts, found ${of("district").length}`);
  expect(
    pack.pieces.some((piece) => piece.kind === "district" && piece.id === "railway-station"),
    "expected a district with the id railway-station",
  );
  expect(of("vampire").length >= 2, "expected at least 2 vampires");
  for (const count of [2, 3, 4, 5]) {
    const trackers = pack.pieces.filter((p) => p.kind === "tracker" && p.vampires === count);
    expect(trackers.length === 1, `expected one tracker for ${count} vampires`);
  }
  for (const act of [1, 2, 3]) {
    const cards = pack.pieces.filter((p) => p.kind === "event" && p.act === act);
    expect(cards.length >= 6, `expected at least 6 events of act ${act}, found ${cards.length}`);
  }
  return [...faults, ...pack.pieces.flatMap(eventFaults)];
}

/** A grid has three positions; a card that stays says where. */
function eventFaults(piece: Piece): ContentFault[] {
  if (piece.kind !== "event") return [];
  const faults: ContentFault[] = [];
  const { grid, effect, stays, id } = piece;
  if (new Set([grid.red, ...grid.grey]).size < 3) {
    faults.push({ piece: id, path: "grid", message: "expected three different positions" });
  }
  const saysStay = JSON.stringify(effect).includes('"do":"stay"');
  if (stays !== undefined && !saysStay) {
    faults.push({ piece: id, path: "effect", message: "a card that stays says `stay`" });
  }
  if (stays === undefined && saysStay) {
    const message = "`stay` needs to know what stays: expected `stays`";
    faults.push({ piece: id, path: "stays", message });
  }
  return faults;
}
