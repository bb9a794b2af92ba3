import { describe, expect, test } from "vitest";
import { locationFear, victimFace } from "../support/faces.js";

/** What the house's Victims and Locations show (BO-1.3), as it shows in play. */

describe("Victims", () => {
  test.each([
    // Act I
    ["the-penniless-count", "noble 0/2/0, fear 1, cost 1, vp 1"],
    ["the-ashen-dowager", "noble 0/0/0, fear 1, cost 2, vp 3"],
    ["the-barefoot-friar", "cleric 2/0/0, fear 0, cost 2, vp 1"],
    ["the-bell-ringer", "cleric 3/0/1, fear 1, cost 1, vp 0"],
    ["the-confessor", "cleric 1/2/0, fear 0, cost 2, vp 1"],
    ["the-rag-merchant", "merchant 1/1/0, fear 1, cost 1, vp 1"],
    ["the-pawnbroker", "merchant 1/1/1, fear 1, cost 3, vp 0"],
    ["the-occultist", "scholar 0/2/1, fear 2, cost 2, vp 1"],
    ["the-book-burner", "scholar 1/3/0, fear 2, cost 1, vp 0"],
    ["the-cartographer", "scholar 1/1/0, fear 0, cost 2, vp 2"],
    ["the-night-watchman", "soldier 0/0/3, fear 2, cost 1, vp 0"],
    ["the-deserter", "soldier 1/0/2, fear 0, cost 1, vp 1"],
    ["the-undertaker", "outcast 2/0/1, fear 1, cost 1, vp 1"],
    ["the-beggar-queen", "outcast 1/1/2, fear 1, cost 1, vp 0"],
    // Act II
    ["the-assize-judge", "noble 1/2/0, fear 2, cost 4, vp 3"],
    ["the-masked-margravine", "noble 0/0/0, fear 1, cost 2, vp 4"],
    ["the-abbess-of-thorns", "cleric 3/1/0, fear 1, cost 2, vp 2"],
    ["the-witch-finder", "cleric 2/1/2, fear 3, cost 3, vp 1"],
    ["the-salt-baron", "merchant 1/2/0, fear 1, cost 3, vp 2"],
    ["the-caravan-master", "merchant 2/1/1, fear 1, cost 2, vp 2"],
    ["the-usurer", "merchant 0/3/0, fear 2, cost 3, vp 2"],
    ["the-anatomist", "scholar 0/4/1, fear 2, cost 3, vp 1"],
    ["the-court-astronomer", "scholar 1/2/0, fear 1, cost 2, vp 3"],
    ["the-siege-captain", "soldier 0/1/4, fear 2, cost 2, vp 1"],
    ["the-drawbridge-warden", "soldier 1/0/3, fear 1, cost 2, vp 2"],
    ["the-body-snatcher", "outcast 1/2/2, fear 2, cost 1, vp 1"],
    ["the-leech-woman", "outcast 2/2/0, fear 1, cost 1, vp 2"],
    ["the-ratcatcher", "outcast 2/1/3, fear 1, cost 2, vp 0"],
    // Act III
    ["the-crownless-king", "noble 0/0/0, fear 3, cost 6, vp 7"],
    ["the-lord-chancellor", "noble 1/3/0, fear 2, cost 3, vp 5"],
    ["the-lady-palatine", "noble 1/2/1, fear 1, cost 5, vp 4"],
    ["the-blind-archbishop", "cleric 5/1/0, fear 1, cost 4, vp 3"],
    ["the-prior-of-scourges", "cleric 3/0/3, fear 2, cost 3, vp 3"],
    ["the-guild-master", "merchant 2/3/0, fear 1, cost 4, vp 4"],
    ["the-harbour-magnate", "merchant 2/2/2, fear 2, cost 3, vp 3"],
    ["the-blood-alchemist", "scholar 0/5/1, fear 2, cost 4, vp 3"],
    ["the-skull-reader", "scholar 1/4/0, fear 3, cost 3, vp 4"],
    ["the-iron-marshal", "soldier 0/0/6, fear 3, cost 4, vp 2"],
    ["the-executioner", "soldier 1/1/4, fear 3, cost 4, vp 4"],
    ["the-bannerless-general", "soldier 2/1/5, fear 2, cost 3, vp 2"],
    ["the-foundling", "outcast 2/2/1, fear 1, cost 3, vp 4"],
    ["the-ferryman", "outcast 3/3/2, fear 2, cost 2, vp 2"],
  ])("BO-1.3 %s: %s", (id, face) => {
    expect(victimFace(id)).toBe(face);
  });
});

describe("Locations", () => {
  test.each([
    // Act I
    ["beggars-kitchen", 1],
    ["lamplighters-row", 1],
    ["fogbound-bridge", 1],
    ["pawnbrokers-alley", 2],
    ["paupers-graves", 2],
    ["weathercock-tower", 1],
    ["tallow-cellars", 2],
    ["tollhouse-arch", 0],
    ["ferrymens-landing", 1],
    ["duelling-green", 2],
    ["crooked-tenements", 0],
    ["gallows-rise", 3],
    // Act II
    ["usurers-bench", 2],
    ["flayers-yard", 2],
    ["stargazers-dome", 2],
    ["twin-belfries", 2],
    ["plague-pavilion", 3],
    ["scarlet-playhouse", 2],
    ["old-armoury", 1],
    ["lantern-fairground", 1],
    ["sealed-library", 2],
    ["smugglers-stair", 1],
    ["magistrates-steps", 3],
    ["foundling-gate", 3],
    // Act III
    ["heretics-rotunda", 3],
    ["drowned-basilica", 2],
    ["stopped-clock-tower", 3],
    ["widows-palace", 3],
    ["sunken-baths", 3],
    ["great-tocsin", 4],
    ["shrine-without-a-saint", 3],
    ["masked-senate", 4],
    ["marble-necropolis", 2],
    ["crimson-fountain", 4],
    ["moat-treasury", 2],
    ["pyre-square", 3],
  ])("BO-1.3 %s: fear %i", (id, fear) => {
    expect(locationFear(id)).toBe(fear);
  });
});
