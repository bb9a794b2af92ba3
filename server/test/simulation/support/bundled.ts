import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SimulationOptions, SimulationReport } from "@coterie/server/simulation";
import { rolldown } from "rolldown";

/** Simulations in processes of their own: as fast as they can be, and with sources broken on purpose. */

/** Always the same, so that tests are repeatable; another one looks for what nobody found yet. */
export const SEED = process.env.COTERIE_SEED ?? "coterie";

/** One place of the sources, changed so that something that must hold no longer does. */
export interface Breakage {
  /** From the top of the repository. */
  readonly file: string;
  /** Stands there exactly once. */
  readonly from: string;
  readonly to: string;
}

const TOP = fileURLToPath(new URL("../../../../", import.meta.url));
const ENTRY = "\0entry";
const ENTRY_CODE = `
  import { simulate } from ${JSON.stringify(join(TOP, "server/src/simulation/index.ts"))};
  process.stdout.write(JSON.stringify(simulate(JSON.parse(process.argv[2]))));
`;

/** Test files that run in one worker share this module, and so the folder. */
const folder = mkdtempSync(join(tmpdir(), "coterie-simulation-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const bundles = new Map<Breakage | null, Promise<string>>();

export async function simulateApart(
  options: Omit<SimulationOptions, "onWorld">,
  breakage: Breakage | null = null,
): Promise<SimulationReport> {
  const made = bundles.get(breakage) ?? bundle(breakage, `simulation-${bundles.size}.mjs`);
  bundles.set(breakage, made);
  const file = await made;
  const output = execFileSync(process.execPath, [file, JSON.stringify(options)], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output) as SimulationReport;
}

async function bundle(breakage: Breakage | null, name: string): Promise<string> {
  const file = join(folder, name);
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
          if (id === ENTRY) return ENTRY_CODE;
          if (id !== broken?.path) return undefined;
          return { code: replacedOnce(broken), moduleType: "ts" };
        },
      },
    ],
  });
  await made.write({ file, format: "esm" });
  return file;
}

function replacedOnce({ path, from, to }: Breakage & { readonly path: string }): string {
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2) {
    throw new Error(`${path}: expected exactly one of these, found ${parts.length - 1}:\n${from}`);
  }
  return parts.join(to);
}

/** Says everything that is needed to see a failure again. */
export function expectAllWell({ failure }: SimulationReport, game = "lanterns"): void {
  if (failure === null) return;
  const { seed, complaints, tail } = failure;
  const again = `coterie simulate --seed ${seed} --games 1 --game ${game}`;
  throw new Error([...tail, "", ...complaints, "", `To see it again: ${again}`].join("\n"));
}
