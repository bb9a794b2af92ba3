import type { AnyGame } from "@coterie/kernel";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { PLACES } from "./choose-places.js";
import {
  describePlace,
  found,
  hintLines,
  makePins,
  PINNED,
  type Pin,
  readHintLines,
  readPins,
  type SightMaker,
  sightsAt,
} from "./pins.js";

/** `tools/pin-bots.mjs` sets it: the pins are made anew before they are checked. */
const isMakingAnew = process.env.COTERIE_NEW_PINS === "1";
/** `search` takes long: `npm test` checks it at one of so many places, `npm run nightly` at all. */
const SEARCH_EVERY = inject("isNightly") ? 1 : 10;

/** Checks what is pinned for a game, where some kinds of question leave no choice. */
export function describePins({ id, rulebook }: AnyGame, withoutChoice: readonly string[]): void {
  describe("pinned", () => {
    let pins: readonly Pin[];
    let sights: readonly SightMaker[];

    beforeAll(() => {
      if (isMakingAnew) makePins(id);
      pins = readPins(id);
      sights = sightsAt(id, pins);
    }, 900_000);

    test("places ask all kinds of question that leave a choice", () => {
      const places = pins.map(describePlace);
      expect(new Set(places).size).toBe(PLACES);
      const asked = sights.map((sight) => sight().question.kind);
      expect(pins.map((pin, i) => describePlace({ ...pin, kind: asked[i] }))).toEqual(places);
      const kinds = rulebook.questions.flatMap((question) => question?.name ?? []);
      expect([...new Set(asked), ...withoutChoice].sort()).toEqual(kinds.sort());
    });

    test.each(PINNED)("%s", (what) => {
      const every = what === "search" ? SEARCH_EVERY : 1;
      const differences = pins.flatMap((pin, i) => {
        const now = i % every === 0 ? found(what, sights[i]()) : pin[what];
        return now === pin[what] ? [] : `${describePlace(pin)}: ${now}; pinned: ${pin[what]}`;
      });
      expect(differences).toEqual([]);
    });

    test("hints", () => {
      expect(hintLines(pins, sights)).toEqual(readHintLines(id));
    });
  });
}
