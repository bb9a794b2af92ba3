import { isUnknown, type Line, type Row, UNKNOWN } from "@coterie/kernel";
import type { EventCard } from "../../../content/pieces.js";
import { facesOf } from "../../../rules/dice.js";
import { agentsBrought, entryLoss, HIGH_VEIL } from "../../../rules/event.js";
import { STANDING_ROW } from "../../../rules/standing.js";
import { hasAwake } from "../../../rules/terms.js";
import { VEIL_MAX } from "../../../rules/veil.js";
import { listed } from "../numbers.js";
import { fightsByDay } from "./city.js";
import { danger, faint, strong } from "./line.js";
import { districtName, type Look, positions, some, tableOf, vampireName } from "./look.js";
import { textOf } from "./part.js";

/** What belongs to the whole table: the veil, the events, the dice, and what is to come. */

function bandWords(look: Look, band: "high" | "low"): string {
  const { red, grey } = agentsBrought(tableOf(look), band);
  return `red ${red}, grey ${grey.join("/")}`;
}

function veilRow(look: Look): Row {
  const { veil } = look.state;
  const bar = "■".repeat(veil) + "□".repeat(VEIL_MAX - veil);
  const isHigh = veil >= HIGH_VEIL;
  const now = `${bar} ${veil}/${VEIL_MAX}`;
  return {
    label: "Veil",
    lines: [
      [
        isHigh ? strong(now) : danger(now),
        `  next event: ${bandWords(look, isHigh ? "high" : "low")}`,
        faint(
          isHigh ? ` (at 1–3: ${bandWords(look, "low")})` : ` (at 4–6: ${bandWords(look, "high")})`,
        ),
      ],
    ],
  };
}

/** Unknown cards show their act by their back. */
export function actOf({ content }: Look, card: number): number {
  return isUnknown(card) ? UNKNOWN - card : content.events[card].card.act;
}

const acts = ["I", "II", "III"] as const;

function eventsRow(look: Look): Row {
  const { cards } = look.state.events;
  const left = acts.map((name, i) => {
    const count = cards.filter((card) => actOf(look, card) === i + 1).length;
    return `${name}: ${count}`;
  });
  const known = [...cards].reverse().flatMap((card) => (isUnknown(card) ? [] : [card]));
  const names = known.map((card) => look.content.events[card].card.name);
  const seen: Line = names.length > 0 ? [strong(`  seen: ${names.join(", ")}`)] : [];
  return {
    label: "Events",
    lines: [[`${cards.length} left (act ${left.join(", ")})`, ...seen]],
  };
}

function gridNames(look: Look, { grid }: EventCard): string {
  const grey = grid.grey.map((position) => districtName(look, position));
  return `red ${districtName(look, grid.red)}, grey ${listed(grey, "and")}`;
}

function currentEvent(look: Look): Row[] {
  const card = look.content.events[look.state.event]?.card;
  if (card === undefined) return [];
  const line: Line = [strong(card.name), ` (${gridNames(look, card)}). ${textOf(card)}`];
  return [{ label: "Now", lines: [line] }];
}

/** The veil that the running event will cost when it is over (MN-3.8). */
function pendingLoss(look: Look): string[] {
  const { eventGain, eventLoss, eventShortage } = look.state;
  const loss = eventLoss + eventShortage + entryLoss(tableOf(look));
  const gain = eventGain > 0 ? [`${eventGain} veil will be gained`] : [];
  return loss > 0 ? [...gain, `about ${loss} veil will be lost`] : gain;
}

function forecastRow(look: Look): Row {
  const { state } = look;
  const fights = fightsByDay(look).map((d) => districtName(look, d));
  const watched = positions.filter((d) => state.minions[d] > 0 || hasAwake(state, d));
  const names = watched.map((d) => districtName(look, d));
  const line: Line = [
    fights.length === 0 ? "no day fight looms" : danger(`day fight in ${listed(fights, "and")}`),
    `; entry costs veil in ${names.length === 0 ? "no district" : names.join(", ")}`,
    ...pendingLoss(look).map((words) => danger(`; ${words}`)),
  ];
  return { label: "Outlook", lines: [line] };
}

function diceRow({ state }: Look): Row {
  const faces = (counts: readonly number[]): string => facesOf(counts).join(" ") || "none";
  const picked = facesOf(state.picked);
  const inHand = [...(state.fightDie > 0 ? [state.fightDie] : []), ...picked];
  return {
    label: "Dice",
    lines: [
      [
        strong(faces(state.dice)),
        ...(inHand.length > 0 ? [`  picked: ${inHand.join(" ")}`] : []),
        faint(`  used: ${faces(state.aside)}`),
      ],
    ],
  };
}

function reserveRow({ state }: Look): Row {
  const parts = [
    some(state.agentReserve, "agent"),
    some(state.minionReserve, "minion"),
    `${state.bloodSupply} blood`,
    some(state.relics.cards.length, "relic"),
  ];
  return { label: "Reserve", lines: [[parts.join(", ")]] };
}

/** Events that stay, wherever they lie. */
function standingRows(look: Look): Row[] {
  const { content, state } = look;
  const lines = new Map<string, Line>();
  for (let i = 0; i < state.standing.length; i += STANDING_ROW) {
    const [def, holder, place] = state.standing.slice(i, i + STANDING_ROW);
    const piece = content.pieces[content.standings[def].piece];
    if (piece.kind !== "event" || lines.has(piece.id)) continue;
    const where =
      place >= 0 ? districtName(look, place) : holder >= 0 ? vampireName(look, holder) : "the city";
    lines.set(piece.id, [strong(piece.name), ` (${where}). ${textOf(piece)}`]);
  }
  return lines.size === 0 ? [] : [{ label: "In play", lines: [...lines.values()] }];
}

export function tableRows(look: Look): Row[] {
  const isOver = look.state.outcome > 0;
  return [
    veilRow(look),
    eventsRow(look),
    ...currentEvent(look),
    ...(isOver ? [] : [forecastRow(look)]),
    diceRow(look),
    reserveRow(look),
    ...standingRows(look),
  ];
}
