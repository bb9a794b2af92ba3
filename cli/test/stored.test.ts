import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { bloodOrders } from "@coterie/blood-orders";
import { hashOf } from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import { coterie, get, put } from "./support.js";

/** Files that users of earlier versions have: reports, packs and scenarios (`npm run stored-files`). */

const read = (name: string): Buffer => readFileSync(new URL(`stored/${name}`, import.meta.url));
const readJson = (name: string) => JSON.parse(read(name).toString());

interface Reported {
  readonly report: unknown;
  /** What `coterie scenario from` made of it. */
  readonly scenario: unknown;
}

const reports: Readonly<Record<string, Reported>> = JSON.parse(
  brotliDecompressSync(read("reports.json.br")).toString(),
);

test.each(Object.entries(reports))(
  "the report %s becomes the same scenario",
  async (name, { report, scenario }) => {
    const most = name.endsWith(".whole") ? ["--answers", "2"] : [];
    const file = put("stored.report.json", report);
    const made = await coterie(["scenario", "from", file, ...most, "--out", "made.json"]);
    // A report of an older version of the rules makes the same, too.
    expect(made, name).toMatchObject({ code: 0 });
    expect(made.err, name).toMatch(/^(Made with version \d+ of the rules; .*\n)?$/);
    expect(get("made.json"), name).toEqual(scenario);
    expect(await coterie(["scenario", "made.json"]), name).toMatchObject({ code: 0 });
  },
);

interface Piece {
  readonly id: string;
}

interface ListedPack {
  /** The hash of its own pieces by id, as the game has loaded them. */
  readonly hash: string;
  readonly pieces: readonly Piece[];
}

const packs: Readonly<Record<string, ListedPack>> = readJson("packs.json");
const LOADERS = { "masters-of-the-night": mastersOfTheNight, "blood-orders": bloodOrders } as const;
const games = Object.keys(LOADERS) as (keyof typeof LOADERS)[];

test.each(games)("the pack of %s loads with the same pieces and texts", async (game) => {
  const pack = readJson(`${game}.pack.json`);
  const { hash, pieces } = packs[game];
  const own = (all: readonly Piece[]) =>
    Object.fromEntries(pieces.map(({ id }) => [id, all.find((piece) => piece.id === id)] as const));
  const loaded = own((LOADERS[game](pack).pack as unknown as { pieces: Piece[] }).pieces);
  expect(loaded, `${game}.pack.json: its pieces`).toEqual(own(pack.pieces));
  expect(hashOf(loaded), `${game}.pack.json: their hash`).toBe(hash);
  const argv = ["content", game, "--pack", put("stored.pack.json", pack), "--json"];
  const listed = own(JSON.parse((await coterie(argv)).out));
  expect(listed, `${game}.pack.json: its texts`).toEqual(own(pieces));
});

test.each(games)("the scenario of %s holds", async (game) => {
  const file = put("stored.scenario.json", readJson(`${game}.scenario.json`));
  const { code, out } = await coterie(["scenario", file]);
  expect(out, `${game}.scenario.json`).toMatch(/^holds /);
  expect(code).toBe(0);
});
