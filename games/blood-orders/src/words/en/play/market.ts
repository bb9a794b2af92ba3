import { isUnknown, type Line, type Row } from "@coterie/kernel";
import { leftInDeck } from "../../../rules/cards.js";
import { NONE } from "../../../state.js";
import { requirementWords } from "../symbols.js";
import { cardList, cardName } from "./cards.js";
import { faint, strong } from "./line.js";
import type { Look } from "./look.js";
import { textOf } from "./part.js";

/** The market of Rituals, and the decks. */

function ritualLine({ content, state }: Look, place: number): Line {
  const { card } = content.rituals[state.market[place]];
  const age = place === state.market.length - 1 ? "oldest, " : "";
  return [
    strong(card.name),
    ` (${age}${card.vp} VP) for ${requirementWords(card)}. `,
    faint(textOf(card)),
  ];
}

function marketRow(look: Look): Row {
  const { market } = look.state;
  const places = [...market.keys()].filter((place) => market[place] !== NONE);
  const lines = places.map((place) => ritualLine(look, place));
  const gaps = market.length - places.length;
  const empty: Line[] =
    gaps === 0 ? [] : [[faint(gaps === 1 ? "1 empty place" : `${gaps} empty places`)]];
  return { label: "Market", lines: [...empty, ...lines] };
}

/** "The Occultist (1st from the top)": what the reader has seen of the Victim deck. */
function knownInDeck(look: Look): string[] {
  const top = look.state.victimDeck.cards.slice().reverse();
  return top.flatMap((card, i) =>
    isUnknown(card) ? [] : [`${cardName(look, card)} (${ordinal(i + 1)} from the top)`],
  );
}

function ordinal(n: number): string {
  const tens = Math.floor(n / 10) % 10;
  const ends = ["th", "st", "nd", "rd"];
  return `${n}${tens === 1 ? "th" : (ends[n % 10] ?? "th")}`;
}

function decksRow(look: Look): Row {
  const { state, content } = look;
  const sizes = [
    `${state.victimDeck.cards.length} Victims`,
    `${state.ritualDeck.cards.length} Rituals`,
    `${leftInDeck(content, state, content.bleeder)} Bleeders`,
    `${leftInDeck(content, state, content.elder)} Elders`,
  ];
  const known = knownInDeck(look);
  return {
    label: "Decks",
    lines: [
      [`${sizes.join(", ")} · discarded Victims: ${cardList(look, state.discards)}`],
      ...(known.length === 0 ? [] : [[`Seen in the Victim deck: ${known.join(", ")}`]]),
    ],
  };
}

export const marketRows = (look: Look): Row[] => [marketRow(look), decksRow(look)];
