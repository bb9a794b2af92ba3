import { parseArgs } from "node:util";

const LANES = ["ours", "boardgame.io", "bare"] as const;
type LaneName = (typeof LANES)[number];
const PARTS = ["play", "memory", "restart"] as const;
type PartName = (typeof PARTS)[number];

/** How much is measured. */
export interface Plan {
  readonly rounds: number;
  readonly lanes: readonly LaneName[];
  readonly parts: readonly PartName[];
  readonly json: boolean;
  /** Tables at which is played at the same time. */
  readonly tables: number;
  readonly warmUpMs: number;
  readonly saturationMs: number;
  readonly paceMs: number;
  readonly perSecond: number;
  readonly idleTables: number;
  readonly restartTables: number;
}

const WHOLE = {
  rounds: 3,
  tables: 250,
  warmUpMs: 3_000,
  saturationMs: 2_500,
  paceMs: 3_000,
  perSecond: 1_000,
  idleTables: 500,
  restartTables: 5_000,
};

/** Enough to see that everything works; the figures are rough. */
const QUICK = {
  ...WHOLE,
  rounds: 1,
  warmUpMs: 500,
  saturationMs: 1_000,
  paceMs: 1_500,
  idleTables: 100,
  restartTables: 300,
};

export const USAGE = `npm run bench:server -- [--quick] [--rounds N] [--lanes LIST] [--parts LIST] [--json]
  --quick    a short run with rough figures
  --rounds   how often the lanes take turns (3)
  --lanes    of ${LANES.join(",")}
  --parts    of ${PARTS.join(",")}
  --json     the figures as data`;

/** Throws an error that says what is wrong with the arguments. */
export function readPlan(args: readonly string[]): Plan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      rounds: { type: "string" },
      lanes: { type: "string" },
      parts: { type: "string" },
    },
  });
  const scale = values.quick ? QUICK : WHOLE;
  return {
    ...scale,
    rounds: values.rounds === undefined ? scale.rounds : readRounds(values.rounds),
    lanes: readList("--lanes", values.lanes, LANES),
    parts: readList("--parts", values.parts, PARTS),
    json: values.json,
  };
}

function readRounds(text: string): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds ${text}: expected a whole number from 1`);
}

function readList<T extends string>(
  flag: string,
  text: string | undefined,
  all: readonly T[],
): T[] {
  if (text === undefined) return [...all];
  return text.split(",").map((name) => {
    const known = all.find((one) => one === name);
    if (known !== undefined) return known;
    throw new Error(`${flag} ${text}: there is no "${name}"; expected some of ${all.join(",")}`);
  });
}
