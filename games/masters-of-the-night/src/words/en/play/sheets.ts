import type { Line, Row, Span } from "@coterie/kernel";
import { bloodLimit } from "../../../rules/blood.js";
import { relicLimit, relicsHeld } from "../../../rules/relics.js";
import { costWords } from "../costs.js";
import { danger, faint, good, strong } from "./line.js";
import { districtName, type Look, tableOf, vampireName } from "./look.js";

/** The vampires' sheets. */

const KILLS_MAX = 9;
export const DARK_KILLS = 6;

/** The next thing that a kill count opens. */
export const steps: readonly (readonly [number, string])[] = [
  [1, "hunt"],
  [2, "1 relic, exchange"],
  [4, "wild hunt"],
  [5, "2 relics"],
  [DARK_KILLS, "dark ability"],
  [KILLS_MAX, "sigil, ritual"],
];

function killsWords(kills: number): string {
  const next = steps.find(([at]) => at > kills);
  return `kills ${kills}/${KILLS_MAX}${next === undefined ? "" : ` (${next[0]}: ${next[1]})`}`;
}

function bloodSpan(look: Look, v: number): Span {
  const blood = look.state.blood[v];
  const limit = bloodLimit(tableOf(look), v);
  if (blood === 0) return danger("drained");
  const words = `blood ${blood}/${limit}`;
  return blood === 1 ? danger(words) : words;
}

function apWords({ state }: Look, v: number): string {
  if (state.active === v) return `  ${state.ap} AP`;
  const change = state.nextAp[v];
  return change === 0 ? "" : `  ${change > 0 ? "+" : ""}${change} AP next turn`;
}

function powersLine(look: Look, v: number): Line {
  const { blood, dark, sigil } = look.content.vampires[look.state.vampires[v]].card;
  const isOpen = look.state.kills[v] >= DARK_KILLS;
  const place = look.state.sigils[v];
  const price = costWords(dark.cost);
  return [
    `${blood.name} (${costWords(blood.cost)}) · `,
    isOpen ? `${dark.name} (${price})` : faint(`${dark.name} (${price}, from ${DARK_KILLS})`),
    " · ",
    place < 0
      ? faint(`sigil ${sigil.name}`)
      : good(`sigil ${sigil.name} in ${districtName(look, place)}`),
  ];
}

function relicsLine(look: Look, v: number): Line[] {
  const names = relicsHeld(look.state, v).map((relic) => look.content.relics[relic].card.name);
  const limit = relicLimit(tableOf(look), v);
  if (limit === 0 && names.length === 0) return [];
  return [[`relics ${names.length}/${limit}${names.length > 0 ? `: ${names.join(", ")}` : ""}`]];
}

function sheetOf(look: Look, v: number): Row {
  const { active, leader, at, kills } = look.state;
  const name = vampireName(look, v);
  const head: Line = [
    bloodSpan(look, v),
    `  ${killsWords(kills[v])}`,
    strong(apWords(look, v)),
    `  in ${districtName(look, at[v])}`,
    ...(leader === v ? [strong("  leads")] : []),
  ];
  return {
    label: v === active ? strong(`»${name}`) : strong(name),
    lines: [head, powersLine(look, v), ...relicsLine(look, v)],
  };
}

export function sheetRows(look: Look): Row[] {
  return look.state.vampires.map((_, v) => sheetOf(look, v));
}
