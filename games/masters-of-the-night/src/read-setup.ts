import { whole } from "@coterie/effects";
import { Refusal } from "@coterie/kernel";
import * as z from "zod/mini";
import type { Content } from "./content/content.js";
import { difficulties, readings, type Setup, suggestedTeams } from "./setup.js";

/** MN-2: a setup from outside. What is left out gets a sensible default. */
const count = (from: number, to: number) =>
  z
    .int({ error: `expected a whole number from ${from} to ${to}` })
    .check(z.gte(from, `expected at least ${from}`), z.lte(to, `expected at most ${to}`));

const setupSchema = z.strictObject({
  vampires: z.optional(
    z.union([z.array(z.string()), count(2, 5)], {
      error: "expected the ids of 2 to 5 vampires, or their number",
    }),
  ),
  players: z.optional(count(1, 5)),
  control: z.optional(z.array(whole(0, 4))),
  difficulty: z.optional(z.enum(difficulties)),
  reading: z.optional(z.enum(readings)),
  layout: z.optional(
    z.union([z.literal("random"), z.array(z.string()).check(z.length(9))], {
      error: 'expected "random" or the ids of the nine districts',
    }),
  ),
  leader: z.optional(z.string()),
});

export function readSetup(content: Content, raw: unknown): Setup {
  const parsed = setupSchema.safeParse(raw ?? {});
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join(".") || "setup"}: ${message}`,
    );
    throw new Refusal("bad-setup", `the setup cannot be used: ${faults.join("; ")}`);
  }
  const given = parsed.data;
  const vampires = readTeam(content, given.vampires ?? 2);
  const players =
    given.players ?? (given.control === undefined ? 1 : Math.max(...given.control) + 1);
  const setup: Setup = {
    vampires,
    players,
    control: given.control ?? vampires.map((_, v) => v % players),
    difficulty: given.difficulty ?? "medium",
    reading: given.reading ?? "rulebook",
    layout: given.layout ?? "random",
    leader: given.leader ?? "random",
  };
  const faults = setupFaults(content, setup);
  if (typeof given.vampires === "number" && given.vampires > vampires.length) {
    faults.push(`vampires: the pack has only ${vampires.length} of them`);
  }
  if (faults.length > 0) {
    throw new Refusal("bad-setup", `the setup cannot be used: ${faults.join("; ")}`);
  }
  return setup;
}

/** A number of vampires means the first suggested team of that size, or the first of the pack. */
function readTeam(content: Content, vampires: readonly string[] | number): readonly string[] {
  if (typeof vampires !== "number") return vampires;
  const ids = content.vampires.map(({ card }) => card.id);
  const suggested = suggestedTeams.find((team) => team.length === vampires);
  const known = suggested?.every((id) => ids.includes(id)) === true;
  return known && suggested !== undefined ? suggested : ids.slice(0, vampires);
}

function setupFaults(content: Content, setup: Setup): string[] {
  const faults: string[] = [];
  const { vampires, players, control, layout, leader } = setup;
  const ids = content.vampires.map(({ card }) => card.id);
  const expect = (good: boolean, message: string): void => {
    if (!good) faults.push(message);
  };
  expect(vampires.length >= 2 && vampires.length <= 5, "vampires: expected 2 to 5 of them");
  expect(new Set(vampires).size === vampires.length, "vampires: each may be named once");
  for (const id of vampires.filter((one) => !ids.includes(one))) {
    faults.push(`vampires: there is no ${id}; expected some of ${ids.join(", ")}`);
  }
  expect(players <= vampires.length, "players: there are more players than vampires");
  expect(control.length === vampires.length, "control: expected one seat for each vampire");
  for (let seat = 0; seat < players; seat++) {
    expect(control.includes(seat), `control: seat ${seat} has no vampire`);
  }
  expect(
    control.every((seat) => seat < players),
    `control: expected seats 0 to ${players - 1}`,
  );
  expect(
    leader === "random" || vampires.includes(leader),
    `leader: expected "random" or one of ${vampires.join(", ")}`,
  );
  if (layout !== "random") faults.push(...layoutFaults(content, layout));
  return faults;
}

function layoutFaults(content: Content, layout: readonly string[]): string[] {
  const ids = content.districts.map(({ card }) => card.id);
  const faults = ids.filter((id) => !layout.includes(id)).map((id) => `layout: ${id} is missing`);
  if (layout[0] !== "railway-station") faults.push("layout: the railway station comes first");
  for (const id of layout.filter((one) => !ids.includes(one))) {
    faults.push(`layout: there is no district ${id}`);
  }
  return faults;
}
