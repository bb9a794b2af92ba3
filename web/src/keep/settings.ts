import { type Signal, signal } from "@preact/signals";
import { keep, kept } from "./box.js";

/** What somebody likes, on this device. */

export const SPEEDS = ["off", "fast", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

function choice<T extends string>(name: string, choices: readonly T[], usual: T): Signal<T> {
  const before = kept(name);
  const chosen = signal(choices.find((one) => one === before) ?? usual);
  chosen.subscribe((now) => {
    if (kept(name) !== now && (now !== usual || kept(name) !== null)) keep(name, now);
  });
  return chosen;
}

const ON_OFF = ["on", "off"] as const;

/** How fast things that happen are shown. */
export const speed = choice<Speed>("speed", SPEEDS, wantsNoMotion() ? "off" : "usual");

/** What is dangerous or gives something away has to be pressed twice. */
export const asksAgain = choice("asks-again", ON_OFF, "on");

/** A sound when it is your turn. */
export const sound = choice("sound", ON_OFF, "on");

function wantsNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Pages with style sheets know it, too. */
export function applySpeed(): void {
  speed.subscribe((now) => {
    document.documentElement.dataset.speed = now;
  });
}
