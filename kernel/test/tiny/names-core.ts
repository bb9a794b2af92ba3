import { type ChanceState, type CoreState, FRAME, push, type Rulebook } from "@coterie/kernel";

/** A frame of the agenda: the name of its step, and its arguments without trailing zeros. */
type NamedFrame = readonly [string, ...number[]];

export interface NamedCore {
  readonly agenda: readonly NamedFrame[];
  readonly forks: readonly (readonly NamedFrame[])[];
  readonly drafts: readonly (readonly number[])[];
  readonly joined: number;
  readonly chance: ChanceState;
  readonly outcome: number;
}

type Names = Pick<Rulebook<unknown>, "names" | "idOf">;

export function nameCore(book: Names, state: CoreState): NamedCore {
  return {
    agenda: nameFrames(book, state.agenda),
    forks: state.forks.map((fork) => nameFrames(book, fork)),
    drafts: state.drafts.map((draft) => draft.slice()),
    joined: state.joined,
    chance: copyChance(state.chance),
    outcome: state.outcome,
  };
}

export function unnameCore(book: Names, named: NamedCore): CoreState {
  return {
    agenda: unnameFrames(book, named.agenda),
    forks: named.forks.map((fork) => unnameFrames(book, fork)),
    drafts: named.drafts.map((draft) => draft.slice()),
    joined: named.joined,
    chance: copyChance(named.chance),
    outcome: named.outcome,
  };
}

function nameFrames(book: Names, agenda: readonly number[]): NamedFrame[] {
  const frames: NamedFrame[] = [];
  for (let at = 0; at < agenda.length; at += FRAME) {
    const args = agenda.slice(at + 1, at + FRAME);
    while (args.at(-1) === 0) args.pop();
    frames.push([book.names[agenda[at]], ...args]);
  }
  return frames;
}

function unnameFrames(book: Names, frames: readonly NamedFrame[]): number[] {
  const agenda: number[] = [];
  for (const [step, ...args] of frames) push({ agenda }, book.idOf(step), ...args);
  return agenda;
}

function copyChance(chance: ChanceState): ChanceState {
  return { ...chance, drawn: [...chance.drawn], loaded: [...chance.loaded] };
}
