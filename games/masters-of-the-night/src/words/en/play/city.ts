import type { Block, Cell, Line } from "@coterie/kernel";
import { isCrowd } from "../../../rules/day.js";
import { STANDING_ROW } from "../../../rules/standing.js";
import { hasAwake, hasMoreAgents, hasMoreMinions } from "../../../rules/terms.js";
import { PLACED } from "../../../state.js";
import { danger, faint, good, strong } from "./line.js";
import { districtName, type Look, positions, some, tableOf, vampireName } from "./look.js";
import { textOf } from "./part.js";

/** The nine districts with all that lies in them. */

const COLUMNS = 3;

/** Where a day combat would break out if it came to that now (MN-3.11). */
export function fightsByDay(look: Look): number[] {
  const g = tableOf(look);
  return positions.filter((d) => hasAwake(look.state, d) && isCrowd(g, d));
}

function vampiresLine(look: Look, position: number): Line[] {
  const { at, blood, active } = look.state;
  const spans = at.flatMap((place, v) => {
    if (place !== position) return [];
    const name = vampireName(look, v);
    const words = blood[v] === 0 ? `${name} (drained)` : name;
    return [", ", v === active ? strong(`»${words}`) : strong(words)];
  });
  return spans.length === 0 ? [] : [spans.slice(1)];
}

function agentsLine({ state }: Look, position: number): Line[] {
  const [hidden, exposed] = [state.hidden[position], state.exposed[position]];
  if (hidden > 0 && exposed > 0) return [[`${hidden} hidden, ${exposed} exposed`]];
  if (hidden > 0) return [[some(hidden, "hidden agent")]];
  return exposed > 0 ? [[some(exposed, "exposed agent")]] : [];
}

/** MN-1.6: who leads matters to most districts by day. */
function balanceLine({ state }: Look, position: number): Line[] {
  const count = state.minions[position];
  if (hasMoreMinions(state, position)) {
    return [[good(count === 0 ? "minions lead" : `${some(count, "minion")}, in the lead`)]];
  }
  if (hasMoreAgents(state, position)) {
    return [count === 0 ? [faint("agents lead")] : [some(count, "minion"), faint(", agents lead")]];
  }
  return count === 0 ? [] : [[some(count, "minion"), faint(", even")]];
}

/** Placed relics, and events that stay in a district. */
function cardsAt({ content, state }: Look, position: number): string[] {
  const relics = state.relicAt.flatMap((at, relic) =>
    at === PLACED + position ? [content.relics[relic].card.name] : [],
  );
  const events = new Set<string>();
  for (let i = 0; i < state.standing.length; i += STANDING_ROW) {
    const piece = content.pieces[content.standings[state.standing[i]].piece];
    if (piece.kind === "event" && state.standing[i + 2] === position) events.add(piece.name);
  }
  return [...relics, ...events];
}

function sigilLine(look: Look, position: number): Line[] {
  const owner = look.state.sigils.indexOf(position);
  return owner < 0 ? [] : [[good(`sigil of ${vampireName(look, owner)}`)]];
}

function timesOf(look: Look, position: number): string {
  const { card } = look.content.districts[look.state.city[position]];
  const times = [
    ...(card.day === undefined ? [] : ["day"]),
    ...(card.night === undefined ? [] : ["night"]),
    ...(card.standing === undefined ? [] : ["always"]),
  ];
  return times.join("/");
}

function cellOf(look: Look, position: number, fights: readonly number[]): Cell {
  const { card } = look.content.districts[look.state.city[position]];
  return {
    title: [strong(districtName(look, position)), " ", faint(`(${timesOf(look, position)})`)],
    lines: [
      ...vampiresLine(look, position),
      ...agentsLine(look, position),
      ...balanceLine(look, position),
      ...sigilLine(look, position),
      ...cardsAt(look, position).map((name): Line => [`card: ${name}`]),
      ...(fights.includes(position) ? [[danger("! day fight looms")]] : []),
    ],
    more: textOf(card)
      .split("\n")
      .map((text): Line => [faint(text)]),
  };
}

export function cityBlock(look: Look): Block {
  const fights = fightsByDay(look);
  const cells = positions.map((position) => cellOf(look, position, fights));
  const rows = Array.from({ length: cells.length / COLUMNS }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return { kind: "grid", cells: rows };
}
