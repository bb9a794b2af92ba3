import type { Ritual } from "../../../content/pieces.js";
import { handOf } from "../../../rules/cards.js";
import { duskCost } from "../../../rules/resolution.js";
import { modified } from "../../../rules/standing.js";
import { fearVp } from "../../../rules/terms.js";
import { ALTAR, DUSK, NONE, NOWHERE, ORDER_COUNT } from "../../../state.js";
import { type Asked, idIn, type KindTable, type OptionText } from "./asked.js";
import { cardList } from "./cards.js";
import {
  nameOf,
  orderCalled,
  orderName,
  pieceCalled,
  quarterName,
  spaceCalled,
  tableOf,
  theSpace,
  vpWords,
} from "./look.js";
import { dailyText } from "./part.js";
import { turnNow } from "./phase.js";
import { fearTest, pileInShort } from "./piles.js";

/** Chapter 4: a player's turn. */

const placeHelp: Readonly<Record<string, string>> = {
  altar: "the Altar: take a Ritual",
  catacombs: "the Catacombs: a Bleeder or an Elder",
};

/** At Dusk there is a price, and somebody to use. */
function duskNote(asked: Asked, quarter: number): string {
  if (asked.state.victims[quarter] === NONE) return ", no Victim";
  const cost = duskCost(tableOf(asked), asked.seat, quarter);
  const has = asked.state.influence[asked.seat];
  return cost > has ? `, costs ${cost} Influence (you have ${has})` : "";
}

/** "North: 2 Dawn against a die of 3, too few". */
function spaceOption(asked: Asked, order: number, space: number): string {
  if (space >= ALTAR) return placeHelp[spaceKey(space)] ?? theSpace(space);
  const { symbols, die, passes } = fearTest(asked, asked.seat, order, space);
  const test = `${symbols} ${orderName(order)} against a die of ${die}`;
  const note = passes ? (order === DUSK ? duskNote(asked, space) : "") : ", too few";
  return `${quarterName(space)}: ${test}${note}`;
}

const spaceKey = (space: number): string => (space === ALTAR ? "altar" : "catacombs");

/** `place:dawn:north`. */
function placeOption(asked: Asked, key: string): OptionText {
  const [, orderKey, spaceKeyed] = key.split(":");
  const order = orderCalled(orderKey);
  const pile = pileInShort(asked, asked.seat, order);
  return {
    group: `Place the ${orderName(order)} token · ${pile}`,
    words: spaceOption(asked, order, spaceCalled(spaceKeyed)),
  };
}

function scavengeOption(asked: Asked, key: string): OptionText {
  const n = Number(idIn(key));
  const { state, content, seat } = asked;
  const blood = Math.max(0, modified(tableOf(asked), "scavenge", n, seat, NOWHERE));
  const fear = state.fear[seat] + n;
  return {
    group: "Scavenge · Blood for Fear, with the VP that your Fear is worth then",
    words: `${blood} Blood (Fear ${fear}, ${vpWords(fearVp(content, fear))})`,
  };
}

function useOption(asked: Asked, key: string): OptionText {
  const piece = pieceCalled(asked, idIn(key));
  const more = piece?.kind === "ritual" ? dailyText(piece satisfies Ritual) : "";
  return { group: "Use a Ritual · once per day", words: nameOf(asked, idIn(key)), more };
}

function turnOption(asked: Asked, key: string): OptionText | undefined {
  if (key === "end") return { words: "end the turn" };
  if (key.startsWith("place:")) return placeOption(asked, key);
  if (key.startsWith("scavenge:")) return scavengeOption(asked, key);
  return key.startsWith("use:") ? useOption(asked, key) : undefined;
}

export const ordersKinds: KindTable = {
  "orders.turn": {
    ask: (asked) => {
      const hasPlaced = asked.args[1] === 1;
      const round = turnNow(asked.state)?.round ?? 1;
      // The cards left in hand matter at the Altar.
      const hand = cardList(asked, handOf(asked.state, asked.seat));
      return {
        ask: hasPlaced
          ? "Your token is placed. Do anything else, or end the turn."
          : "Your turn: place one of your tokens, face down.",
        why: `Round ${round} of ${ORDER_COUNT}. In your hand: ${hand}.`,
      };
    },
    option: turnOption,
  },
};
