import { dice } from "@coterie/kernel";
import { expect, inject, test } from "vitest";
import { difference } from "../../src/stats/difference.js";
import type { Observed } from "../../src/stats/estimate.js";
import { meanShare, offMean } from "../../src/stats/groups.js";
import { pairedDifference } from "../../src/stats/paired.js";
import { ratio } from "../../src/stats/ratio.js";
import { share } from "../../src/stats/share.js";

/** Intervals of 95 % hold the truth in about 95 of 100 experiments, also where deals are played twice. */

const SEED = "coverage";
const EXPERIMENTS = inject("isNightly") ? 1500 : 400;
const DEALS = 80;

/** A deal has a chance of its own, so that two games of it are alike. */
function deals(pick: (below: number) => number, shift: number): Observed[] {
  return Array.from({ length: DEALS }, (_, unit) => {
    const chance = 200 + pick(401) + shift;
    const play = (): Observed => ({ unit, value: pick(1000) < chance ? 1 : 0 });
    return [play(), play()];
  }).flat();
}

function heldShare(holds: (pick: (below: number) => number) => boolean): number {
  const pick = dice(SEED);
  let held = 0;
  for (let i = 0; i < EXPERIMENTS; i++) if (holds(pick)) held++;
  return held / EXPERIMENTS;
}

test(`the share of deals played twice (seed ${SEED})`, () => {
  const held = heldShare((pick) => {
    const found = share(deals(pick, 0));
    return found !== null && found.low <= 0.4 && found.high >= 0.4;
  });
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.975);
});

test(`the difference of two groups (seed ${SEED})`, () => {
  const held = heldShare((pick) => {
    const other = deals(pick, 0).map(({ unit, value }) => ({ unit: unit + DEALS, value }));
    const found = difference([{ having: deals(pick, 100), lacking: other }]);
    return found !== null && found.low <= 0.1 && found.high >= 0.1;
  });
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.975);
});

test(`the difference that a card makes which few deals have (seed ${SEED})`, () => {
  const held = heldShare((pick) => {
    const all = Array.from({ length: 60 }, (_, unit) => {
      const chance = 100 + pick(701);
      const games = Array.from({ length: 4 }, () => ({ unit, value: pick(1000) < chance ? 1 : 0 }));
      return { has: pick(5) === 0, games };
    });
    const side = (has: boolean) => all.flatMap((deal) => (deal.has === has ? deal.games : []));
    const found = difference([{ having: side(true), lacking: side(false) }]);
    return found !== null && found.low <= 0 && found.high >= 0;
  });
  expect(held).toBeGreaterThan(0.92);
  expect(held).toBeLessThan(0.975);
});

test(`the difference on the same deals (seed ${SEED})`, () => {
  const held = heldShare((pick) => {
    const pairs = Array.from({ length: DEALS }, (_, unit) => {
      const luck = pick(1000);
      return { unit, before: luck < 400 ? 1 : 0, after: luck < 500 ? 1 : 0 };
    });
    const found = pairedDifference(pairs);
    return found !== null && found.low <= 0.1 && found.high >= 0.1;
  });
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.985);
});

test(`the mean of unlike groups that play the same deals, and how far one is off it (seed ${SEED})`, () => {
  const groupsOf = (pick: (below: number) => number) => [
    deals(pick, -100),
    deals(pick, 0).filter(({ unit }) => unit < DEALS / 2),
    deals(pick, 250),
  ];
  const mean = heldShare((pick) => {
    const found = meanShare(groupsOf(pick));
    return found !== null && found.low <= 0.45 && found.high >= 0.45;
  });
  const off = heldShare((pick) => {
    const found = offMean(groupsOf(pick), 2);
    return found !== null && found.low <= 0.2 && found.high >= 0.2;
  });
  for (const held of [mean, off]) {
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.975);
  }
});

test(`the part of a sum in deals of unlike size (seed ${SEED})`, () => {
  const held = heldShare((pick) => {
    const found = ratio(
      Array.from({ length: DEALS }, (_, unit) => {
        const whole = 20 + pick(41);
        const some = 20 + pick(41);
        return { unit, whole: whole * 100, part: whole * some };
      }),
    );
    return found !== null && found.low <= 0.4 && found.high >= 0.4;
  });
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.975);
});
