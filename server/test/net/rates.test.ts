import { expect, test } from "vitest";
import { Bucket, groupOf, Rates, times } from "../../src/net/rates.js";

const RATE = { burst: 3, perSecond: 2 };

test("a bucket gives its burst at once, then so many a second", () => {
  const bucket = new Bucket(RATE, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([500, 500].map((now) => bucket.take(now))).toEqual([true, false]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => bucket.take(now))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a factor of 0 is no limit", () => {
  const bucket = new Bucket(times(RATE, 0), 0);
  expect(Array.from({ length: 1000 }, () => bucket.take(0))).not.toContain(false);
});

test("what is charged may be more than there is; then it is owed for a while", () => {
  const bucket = new Bucket(RATE, 0);
  bucket.charge(3, 0);
  expect(bucket.owed(0)).toBe(0);
  bucket.charge(4, 0);
  expect([0, 500, 1_900, 2_001].map((now) => bucket.owed(now))).toEqual([2, 2, 1, 0]);
  const unlimited = new Bucket(times(RATE, 0), 0);
  unlimited.charge(1_000, 0);
  expect(unlimited.owed(0)).toBe(0);
});

test("addresses do not take from each other", () => {
  const rates = new Rates({ burst: 1, perSecond: 1 });
  expect(rates.allows("192.0.2.1", 0)).toBe(true);
  expect(rates.allows("192.0.2.1", 0)).toBe(false);
  expect(rates.allows("192.0.2.2", 0)).toBe(true);
});

test("however many addresses ask, few are remembered, and those that ask on are", () => {
  const rates = new Rates({ burst: 2, perSecond: 0.001 });
  rates.allows("192.0.2.1", 0);
  for (let i = 0; i < 15_000; i++) rates.allows(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, 0);
  expect(rates.allows("192.0.2.1", 0)).toBe(true);
  for (let i = 0; i < 15_000; i++) rates.allows(`11.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, 0);
  expect(rates.allows("192.0.2.1", 0)).toBe(false);
  expect(rates.allows("10.0.0.0", 0)).toBe(true);
  expect(rates.remembered).toBe(20_000);
});

test("a household with IPv6 has one address, whatever its devices call themselves", () => {
  expect(groupOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(groupOf("2001:db8:1:2::9")).toBe("2001:db8:1:2");
  expect(groupOf("2001:db8::9")).toBe("2001:db8:0:0");
  expect(groupOf("::1")).toBe("0:0:0:0");
  expect(groupOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(groupOf("192.0.2.7")).toBe("192.0.2.7");
});

test("what is no address is one like any other", () => {
  expect(groupOf("1:2:3:4:5:6:7:8::9:1")).toBe("1:2:3:4");
  expect(groupOf("a::b::c")).toBe("a:0:0:0");
  expect(groupOf("")).toBe("");
  expect(groupOf("x".repeat(10_000)).length).toBeLessThan(50);
});
