import { FRAME } from "./agenda.js";
import type { ChanceState } from "./chance.js";
import { Refusal } from "./errors.js";
import { FORK } from "./rulebook.js";
import type { CoreState } from "./state.js";

/**
 * A step that waits on an agenda. `node` where its first argument is a node of an effect; `steps`
 * for the steps that a simultaneous phase names: its join, then its start.
 */
export interface NamedFrame {
  readonly step: string;
  readonly node?: string | undefined;
  readonly steps?: readonly string[] | undefined;
  /** The other arguments. Where fewer are given than there are, the rest is 0. */
  readonly args: readonly number[];
}

/**
 * How a game's effects are named, if it has any: which steps carry the number of a node (or of
 * another part of a piece) as their first argument, and what it is called.
 */
export interface NodeNames {
  hasNode(step: string): boolean;
  nameOf(node: number, step: string): string;
  nodeCalled(name: string, step: string): number | undefined;
}

/** A rulebook, as far as names are concerned. */
export interface Names {
  readonly names: readonly string[];
}

/** The core of a state in readable terms, complete and plain JSON. */
export interface NamedCore {
  readonly agenda: readonly NamedFrame[];
  readonly forks: readonly (readonly NamedFrame[])[];
  readonly drafts: readonly (readonly number[])[];
  readonly joined: number;
  readonly chance: ChanceState;
  /** Null while the game runs. */
  readonly outcome: string | null;
}

const NO_NODES: NodeNames = {
  hasNode: () => false,
  nameOf: String,
  nodeCalled: () => undefined,
};

export function nameCore(
  book: Names,
  state: CoreState,
  outcomes: readonly string[],
  nodes: NodeNames = NO_NODES,
): NamedCore {
  return {
    agenda: nameAgenda(book, state.agenda, nodes),
    forks: state.forks.map((fork) => nameAgenda(book, fork, nodes)),
    drafts: state.drafts.map((draft) => draft.slice()),
    joined: state.joined,
    chance: copyChance(state.chance),
    outcome: state.outcome === 0 ? null : outcomes[state.outcome - 1],
  };
}

export function unnameCore(
  book: Names,
  named: NamedCore,
  outcomes: readonly string[],
  nodes: NodeNames = NO_NODES,
): CoreState {
  const { outcome } = named;
  return {
    agenda: unnameAgenda(book, named.agenda, nodes),
    forks: named.forks.map((fork, seat) => unnameAgenda(book, fork, nodes, `forks.${seat}`)),
    drafts: named.drafts.map((draft) => draft.slice()),
    joined: named.joined,
    chance: copyChance(named.chance),
    outcome: outcome === null ? 0 : 1 + numberOf(outcomes, outcome, "outcome"),
  };
}

/** The steps that wait, the next to run first. */
export function nameAgenda(
  book: Names,
  agenda: readonly number[],
  nodes: NodeNames = NO_NODES,
): NamedFrame[] {
  const frames: NamedFrame[] = [];
  for (let at = agenda.length - FRAME; at >= 0; at -= FRAME) {
    frames.push(nameFrame(book, agenda.slice(at, at + FRAME), nodes));
  }
  return frames;
}

function nameFrame({ names }: Names, frame: readonly number[], nodes: NodeNames): NamedFrame {
  const [id, ...args] = frame;
  const step = names[id];
  if (id === FORK) {
    const [join, start, ...rest] = args;
    return { step, steps: [names[join], names[start]], args: rest };
  }
  if (!nodes.hasNode(step)) return { step, args };
  const [node, ...rest] = args;
  return { step, node: nodes.nameOf(node, step), args: rest };
}

/** The agenda that frames name. What nobody knows is refused by its name; `where` is told with it. */
export function unnameAgenda(
  book: Names,
  frames: readonly NamedFrame[],
  nodes: NodeNames = NO_NODES,
  where = "agenda",
): number[] {
  const agenda: number[] = [];
  for (const frame of frames.slice().reverse()) {
    const args = [...namedArgs(book, frame, nodes, where), ...frame.args];
    if (args.length >= FRAME) {
      throw bad(`${where}: ${frame.step} has ${args.length} arguments; expected ${FRAME - 1}`);
    }
    const rest = new Array<number>(FRAME - 1 - args.length).fill(0);
    agenda.push(numberOf(book.names, frame.step, where), ...args, ...rest);
  }
  return agenda;
}

/** The first arguments of a frame, as far as they are told by names. */
function namedArgs(book: Names, frame: NamedFrame, nodes: NodeNames, where: string): number[] {
  if (frame.step === book.names[FORK]) {
    if (frame.steps?.length !== 2) throw bad(`${where}: ${frame.step} needs two steps`);
    return frame.steps.map((step) => numberOf(book.names, step, where));
  }
  if (!nodes.hasNode(frame.step)) return [];
  const node = nodes.nodeCalled(frame.node ?? "", frame.step);
  if (node === undefined) throw bad(`${where}: there is no effect ${frame.node}`);
  return [node];
}

/** The number of a name in a list; an unknown one is refused by its name. */
export function numberOf(list: readonly string[], name: string, where: string): number {
  const at = list.indexOf(name);
  if (at >= 0) return at;
  throw bad(`${where}: there is no "${name}"; expected one of ${list.join(", ")}`);
}

function bad(message: string): Refusal {
  return new Refusal("bad-setup", message);
}

function copyChance({ kind, key, drawn, loaded }: ChanceState): ChanceState {
  return { kind, key, drawn: drawn.slice(), loaded: loaded.slice() };
}
