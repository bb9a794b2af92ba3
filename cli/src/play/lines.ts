import { createInterface } from "node:readline";
import type { Io } from "../io.js";

/** What is typed, or piped in, line by line. */
export interface Lines {
  /** Undefined when there is no more. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function linesOf(io: Io): Lines {
  const reader = createInterface({ input: io.input, terminal: false });
  // Taken at once, so that no line that is piped in early is lost.
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      io.write(prompt);
      const { value, done } = await lines.next();
      if (done === true) {
        io.write("\n");
        return undefined;
      }
      // Somebody at a terminal sees what they typed; in a transcript it must be written.
      if (!io.isTerminal) io.write(`${value}\n`);
      return value;
    },
    close: () => reader.close(),
  };
}
