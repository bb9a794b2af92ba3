import { expect, test } from "vitest";
import { gamesIn, openStored, PROFILES, readProfiles, readShown } from "../support/stored.js";

/** Games that earlier pages stored in browsers go on as they were. */

const [profiles, shown] = [readProfiles(), readShown()];

const games = PROFILES.flatMap((profile) =>
  gamesIn(profiles[profile]).map((key) => [profile, key] as const),
);

test.each(games)("%s: %s goes on at its stored position", (profile, key) => {
  const opened = openStored(profiles[profile], key);
  expect(opened.position, `${key}: where its answers lead`).toEqual(opened.saved.position);
  expect(opened.isMoved, `${key}: its answers lead elsewhere`).toBe(false);
  expect(opened.shown, `${key}: what is shown`).toEqual(shown[profile].games[key]);
  // Fields may be added; one that is lost or changed would be lost to the player.
  expect(opened.storedAgain, `${key}: what is stored again`).toMatchObject(opened.saved);
});

test("a game that was stored before pages kept the level of its bots goes on", () => {
  const { solo } = profiles;
  const key = "coterie.game.blood-orders";
  const { level: _, ...older } = JSON.parse(solo[key]);
  const opened = openStored({ ...solo, [key]: JSON.stringify(older) }, key);
  expect(opened.shown).toEqual(shown.solo.games[key]);
  expect(opened.level, "all bots were of this level then").toBe("greedy");
});
