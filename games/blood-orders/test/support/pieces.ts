import { housePack, type Pack, type Piece } from "../../src/index.js";

/**
 * A plain city for rule tests: Locations and Victims whose effect is one visible Blood or VP, so
 * that nothing but the rule under test happens. North, South, East and West have the Locations
 * loc-1 … loc-4 of Fear 1 in every Act; Victims v1-1 … v1-8 of Act I, and so on.
 */
type Kind<K extends Piece["kind"]> = Extract<Piece, { kind: K }>;
type Effect = Kind<"location">["effect"];

const PER_ACT = 8;
const ACTS = [1, 2, 3] as const;

const GAIN_BLOOD: Effect = [{ do: "gain", what: "blood" }];
const GAIN_VP: Effect = [{ do: "gain", what: "vp" }];

export function location(id: string, rest: Partial<Kind<"location">> = {}): Kind<"location"> {
  return {
    kind: "location",
    id,
    name: id,
    origin: "house",
    act: 1,
    fear: 1,
    effect: GAIN_BLOOD,
    ...rest,
  };
}

export function victim(id: string, rest: Partial<Kind<"victim">> = {}): Kind<"victim"> {
  return {
    kind: "victim",
    id,
    name: id,
    origin: "house",
    act: 1,
    class: "outcast",
    dawn: 1,
    dusk: 1,
    night: 1,
    fear: 1,
    cost: 2,
    vp: 1,
    effect: GAIN_VP,
    ...rest,
  };
}

export function ritual(id: string, rest: Partial<Kind<"ritual">> = {}): Kind<"ritual"> {
  return {
    kind: "ritual",
    id,
    name: id,
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, blood: 1 },
    ...rest,
  };
}

function bloodline(): Piece[] {
  return housePack.pieces.filter((piece) =>
    ["bleeder", "elder", "fear-track"].includes(piece.kind),
  );
}

/** The whole pack of the plain city; pieces given replace those with the same id, or are added. */
export function plainPack(pieces: readonly Piece[] = []): Pack {
  const plain: Piece[] = ACTS.flatMap((act) => [
    ...Array.from({ length: 4 }, (_, i) => location(`loc${act}-${i + 1}`, { act })),
    ...Array.from({ length: PER_ACT }, (_, i) => victim(`v${act}-${i + 1}`, { act })),
    ...Array.from({ length: 6 }, (_, i) => ritual(`r${act}-${i + 1}`, { act })),
  ]);
  const all = [...bloodline(), ...plain];
  const kept = all.map((piece) => pieces.find(({ id }) => id === piece.id) ?? piece);
  const added = pieces.filter(({ id }) => !all.some((piece) => piece.id === id));
  return {
    format: "coterie-pack/1",
    game: "blood-orders",
    name: "plain city",
    pieces: [...kept, ...added],
  };
}
