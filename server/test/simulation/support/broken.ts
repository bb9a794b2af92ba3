import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** One place of the sources, changed so that something that must hold no longer does. */
export interface Breakage {
  /** From the top of the repository. */
  readonly file: string;
  /** Stands there exactly once. */
  readonly from: string;
  readonly to: string;
}

/** What a simulation found. */
export interface Found {
  readonly games: number;
  readonly seed: string | null;
  readonly complaints: readonly string[];
}

const TOP = fileURLToPath(new URL("../../../../", import.meta.url));
const ENTRY = "\0entry";

function entry(seed: string, games: number): string {
  const door = JSON.stringify(join(TOP, "server/src/simulation/index.ts"));
  const options = JSON.stringify({ seed, games, game: "lanterns" });
  return `
    import { simulate } from ${door};
    const { games, failure } = simulate(${options});
    const { seed = null, complaints = [] } = failure ?? {};
    process.stdout.write(JSON.stringify({ games, seed, complaints: complaints.slice(0, 3) }));
  `;
}

/** Simulates with sources that are broken in one place, in a process of its own. */
export async function simulateBroken(
  breakage: Breakage | null,
  seed: string,
  games: number,
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), "coterie-broken-"));
  try {
    const file = join(folder, "simulation.mjs");
    await bundle(entry(seed, games), breakage, file);
    const output = execFileSync(process.execPath, [file], { encoding: "utf8" });
    return JSON.parse(output) as Found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(entry: string, breakage: Breakage | null, file: string): Promise<void> {
  const broken = breakage === null ? null : { ...breakage, path: join(TOP, breakage.file) };
  const made = await rolldown({
    input: ENTRY,
    platform: "node",
    tsconfig: false,
    logLevel: "silent",
    resolve: {
      conditionNames: ["source", "module", "import", "node"],
      extensionAlias: { ".js": [".ts", ".js"] },
    },
    plugins: [
      {
        name: "break",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load(id) {
          if (id === ENTRY) return entry;
          if (id !== broken?.path) return undefined;
          return { code: replacedOnce(broken), moduleType: "ts" };
        },
      },
    ],
  });
  await made.write({ file, format: "esm" });
}

function replacedOnce({ path, from, to }: Breakage & { readonly path: string }): string {
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2) {
    throw new Error(`${path}: expected exactly one of these, found ${parts.length - 1}:\n${from}`);
  }
  return parts.join(to);
}
