/** The world outside, so that tests can stand in for it. */
export interface Io {
  readonly input: NodeJS.ReadableStream;
  write(text: string): void;
  writeError(text: string): void;
  /** Whether somebody sits there, and may want colours. */
  readonly isTerminal: boolean;
  readonly columns: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Milliseconds, for measuring. */
  now(): number;
}

export function say(io: Io, ...lines: readonly string[]): void {
  for (const line of lines) io.write(`${line}\n`);
}

export function usesColour(io: Io): boolean {
  const { NO_COLOR: never, TERM: term } = io.env;
  return io.isTerminal && (never === undefined || never === "") && term !== "dumb";
}
