import { join } from "node:path";

/** The messages of one move, as sizes: what was sent, and what each connection got. */
export interface MoveSizes {
  readonly seat: number;
  readonly sent: number;
  readonly got: readonly (readonly number[])[];
}

export function scriptFile(folder: string, name: string): string {
  return join(folder, `${name}.json`);
}

/**
 * Where a room begins in the script. Both sides count from there, so that no message has to say
 * what is to be sent; the step keeps rooms from doing the same at the same time.
 */
export function beginningOf(room: number, script: readonly MoveSizes[]): number {
  return (room * 37) % script.length;
}
