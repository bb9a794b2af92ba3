/**
 * The agenda is the control stack of a game, as data in its state: frames of a step and its
 * arguments, the next to run on top (last). All frames are equally wide, so that a copy of the
 * whole stack is one slice.
 */
export const FRAME = 8;

/** The number of a step or question in its game's rulebook. */
export type StepId = number;

/** A registered step or question. Its number is known when the rulebook is sealed. */
export interface Step {
  readonly name: string;
  readonly id: StepId;
}

export interface HasAgenda {
  /** Where pushes go: the state's agenda, or a seat's private one in a simultaneous phase. */
  agenda: number[];
}

/** Puts a step on top: it runs before everything that already waits. */
export function push(
  run: HasAgenda,
  { id }: Step,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
): void {
  run.agenda.push(id, a, b, c, d, e, f, g);
}

/** The step on top of a stack, or -1 when it is empty. */
export function topStepId(agenda: readonly number[]): StepId {
  return agenda.length === 0 ? -1 : agenda[agenda.length - FRAME];
}

/** Eight pops, one for each number of a frame: setting the length is far slower in V8. */
export function popFrame(agenda: number[]): void {
  agenda.pop();
  agenda.pop();
  agenda.pop();
  agenda.pop();
  agenda.pop();
  agenda.pop();
  agenda.pop();
  agenda.pop();
}
