import type { Happening } from "../../content/language.js";

/** What a trigger waits for. */
export type HappeningWords =
  /** About nobody: "at the start of each Day". */
  | { readonly kind: "time"; readonly at: string }
  /** "you scavenge", "another player scavenges". */
  | {
      readonly kind: "deed";
      readonly bare: string;
      readonly third: string;
      /** Whether it happens in a Quarter. */
      readonly inQuarter: boolean;
    };

const deed = (bare: string, third: string): HappeningWords => ({
  kind: "deed",
  bare,
  third,
  inQuarter: false,
});

const inQuarter = (bare: string, third: string): HappeningWords => ({
  kind: "deed",
  bare,
  third,
  inQuarter: true,
});

export const happeningWords: Readonly<Record<Happening, HappeningWords>> = {
  "day-begins": { kind: "time", at: "at the start of each Day" },
  "act-begins": { kind: "time", at: "at the start of each new Act" },
  "dawn-done": inQuarter("do a Dawn action", "does a Dawn action"),
  "dusk-done": inQuarter("do a Dusk action", "does a Dusk action"),
  "night-done": inQuarter("do a Night action", "does a Night action"),
  "contest-won": inQuarter("win a contested Night", "wins a contested Night"),
  "contest-lost": inQuarter("lose a contested Night", "loses a contested Night"),
  "fear-failed": inQuarter("fail to overcome Fear", "fails to overcome Fear"),
  scavenged: deed("scavenge", "scavenges"),
  "ritual-gained": deed("gain a Ritual", "gains a Ritual"),
  "altar-visited": deed("go to the Altar", "goes to the Altar"),
  "catacombs-visited": deed("go to the Catacombs", "goes to the Catacombs"),
  "victim-gained": deed("get a Victim into your hand", "gets a Victim into their hand"),
  "die-shifted": inQuarter("change a die with an effect", "changes a die with an effect"),
  fed: deed("finish feeding", "finishes feeding"),
};
