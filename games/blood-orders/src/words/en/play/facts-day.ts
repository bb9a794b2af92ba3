import type { FactName } from "../../../facts.js";
import { ALTAR, DAYS } from "../../../state.js";
import { listed } from "../english.js";
import { ritualName } from "./look.js";
import { actName } from "./picture.js";
import type { Teller, Told } from "./told.js";

/** Setup, the course of the Day, planning and orders. */

function placedWords({ who, order, fact, space }: Told): string {
  const token = order === undefined ? "a face-down token" : `the ${order} token, face down,`;
  return `${who} places ${token} ${(fact.space ?? 0) < ALTAR ? "in" : "on"} ${space}`;
}

function marketWords({ look, fact }: Told): string {
  const names = (fact.rituals ?? []).map((ritual) => ritualName(look, ritual));
  return `new in the market: ${listed(names, "and") || "nothing"}`;
}

export const dayFacts = {
  "start-player": ({ who }) => `${who} is the start player`,
  dealt: ({ space, location, card, fact }) =>
    `${space}: ${location} and ${card}, die ${fact.now ?? "as they say"}`,
  "day-begins": ({ fact }) =>
    fact.day === undefined ? "a new Day begins" : `Day ${fact.day} of ${DAYS} begins`,
  "act-begins": ({ fact }) => `Act ${actName(fact.act ?? 0)} begins`,
  "act-over": ({ fact }) => `Act ${actName(fact.act ?? 0)} is over: its city leaves the game`,
  planned: () => "all plans are made, and the piles are locked",
  placed: placedWords,
  scavenged: ({ who, n }) => `${who} scavenges, moving ${n} up the Fear track`,
  "ritual-used": ({ who, ritual }) => `${who} uses ${ritual}`,
  "no-ritual": ({ who }) => `${who} leaves the Altar without a Ritual`,
  "cards-shown": ({ who, cards }) => `${who} shows ${cards}`,
  "ritual-gained": ({ who, ritual }) => `${who} gains the Ritual ${ritual}`,
  "market-filled": marketWords,
  catacombs: ({ who, card }) => `${who} takes from the Catacombs: ${card}`,
  "catacombs-empty": ({ who }) => `the Catacombs are empty: ${who} takes nothing`,
} satisfies Partial<Record<FactName, Teller>>;
