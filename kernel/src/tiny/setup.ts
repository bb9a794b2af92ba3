import { Refusal } from "../index.js";

export interface LanternSetup {
  readonly seats: number;
  readonly rounds: number;
  /** Who reaches this many glows wins at once. */
  readonly goal: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

const FIELDS: Readonly<Record<keyof LanternSetup, Range>> = {
  seats: { least: 2, most: 3, usual: 2 },
  rounds: { least: 1, most: 9, usual: 5 },
  goal: { least: 1, most: 9, usual: 3 },
};

/** Fills in the defaults, and names everything that is wrong at once. */
export function readSetup(raw: unknown): LanternSetup {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    throw new Refusal("bad-setup", "a setup is an object");
  }
  const given = raw as Record<string, unknown>;
  const faults = Object.keys(given)
    .filter((field) => !(field in FIELDS))
    .map((field) => `${field}: unknown; known are ${Object.keys(FIELDS).join(", ")}`);
  const read = (field: keyof LanternSetup): number => {
    const { least, most, usual } = FIELDS[field];
    const value = given[field] ?? usual;
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) {
      return value;
    }
    faults.push(
      `${field}: expected a whole number from ${least} to ${most}, got ${JSON.stringify(value)}`,
    );
    return usual;
  };
  const setup = { seats: read("seats"), rounds: read("rounds"), goal: read("goal") };
  if (faults.length > 0) throw new Refusal("bad-setup", faults.join("; "));
  return setup;
}
