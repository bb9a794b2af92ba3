import type { Order, Standing, ValueName } from "../../content/language.js";
import { changeOf, type Quantity, quantityOf } from "./amounts.js";
import { mass, type Noun, noun } from "./english.js";
import { orderNames } from "./nouns.js";
import type { Scope } from "./scope.js";
import type { Someone } from "./someone.js";

/** The values that a Ritual always in effect changes. */

type Modifier = Extract<Standing, { kind: "modifier" }>;

/** "1 more Night symbol", with what it is counted by at the end. */
type Change = (what: Noun, after?: string) => string;
/** `some`: the same where there is nothing without the Ritual. */
type Say = (who: Someone, more: Change, some: Change) => string;

const symbols =
  (order: Order): Say =>
  (who, more) =>
    `${who.own(`${orderNames[order]} pile`)} shows ${more(noun(`${orderNames[order]} symbol`))}`;

const verb = (who: Someone, plural: string, third: string): string =>
  `${who.subject} ${who.plural ? plural : third}`;

const sayers: Readonly<Record<ValueName, Say>> = {
  dawn: symbols("dawn"),
  dusk: symbols("dusk"),
  night: symbols("night"),
  "pile-cards": (who, more) =>
    `${who.own("Night pile")} counts as ${more(noun("card"), " in a tied contest")}`,
  "dusk-cost": (who, more) => `Dusk effects cost ${who.object} ${more(mass("Influence"))}`,
  "ritual-blood": (who, more) => `Rituals cost ${who.object} ${more(mass("Blood"))}`,
  "ritual-victims": (who, more) =>
    `${verb(who, "need", "needs")} ${more(noun("Victim"), " for a Ritual")}`,
  "night-fear": (who, more) => `Nights give ${who.object} ${more(mass("Fear"))}`,
  scavenge: (who, more) => `scavenging gives ${who.object} ${more(mass("Blood"))}`,
  "free-feeding": (who, _more, some) =>
    `each Day ${verb(who, "feed", "feeds")} ${some(noun("card"), " for nothing")}`,
  "hand-limit": (who, more) =>
    `${verb(who, "may keep", "may keep")} ${more(noun("card"), " in hand")}`,
};

export function modifierWords({ value, add }: Modifier, who: Someone, scope: Scope): string {
  const said =
    (quantity: (what: Noun) => Quantity): Change =>
    (what, after = "") => {
      const { head, tail } = quantity(what);
      return `${head}${after}${tail}`;
    };
  const more = said((what) => changeOf(add, what, scope));
  const some = said((what) => quantityOf(add, what, scope));
  return sayers[value](who, more, typeof add === "number" && add < 0 ? more : some);
}
