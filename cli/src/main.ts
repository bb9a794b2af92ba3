import { problemOf } from "./files.js";
import { run } from "./run.js";

const PLAIN_COLUMNS = 80;

/** The reader of the output went away (`coterie content … | head`), or it cannot be written. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(`coterie: cannot write the output: ${problemOf(error)}\n`);
  process.exit(1);
});

// biome-ignore lint/plugin: an error output that cannot be written leaves only the exit code to tell
process.stderr.on("error", () => {});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true && process.stdin.isTTY === true,
  // Asked for afresh, because a window can change its size.
  get columns() {
    return process.stdout.columns ?? (Number(process.env.COLUMNS) || PLAIN_COLUMNS);
  },
  env: process.env,
  cwd: process.cwd(),
  now: () => performance.now(),
});
