import { pileOf } from "../../../rules/cards.js";
import { duskCost } from "../../../rules/resolution.js";
import { modified } from "../../../rules/standing.js";
import { NIGHT } from "../../../state.js";
import { listed } from "../english.js";
import type { Asked, KindTable, OptionText } from "./asked.js";
import { shownBy } from "./cards.js";
import {
  isKnown,
  nameOf,
  orderName,
  pieceCalled,
  seatName,
  some,
  tableOf,
  theSpace,
} from "./look.js";
import { textOf } from "./part.js";
import { fearTest } from "./piles.js";
import { tokensAt } from "./tokens.js";

/** Chapter 5: whether an Order is carried out. */

/** "Your 3 Dawn against the die of 2." */
function testWords(asked: Asked, order: number, quarter: number): string {
  const { symbols, die } = fearTest(asked, asked.seat, order, quarter);
  return `Your ${symbols} ${orderName(order)} against the die of ${die}.`;
}

const DECLINED = "Your pile goes to Torpor either way.";

function actOption(asked: Asked, key: string): OptionText | undefined {
  const { question, args, seat, state } = asked;
  if (key === "decline") return { words: "no: nothing happens" };
  const piece = pieceCalled(asked, question.about);
  if (piece === undefined) return undefined;
  const isDusk = key === "dusk" && isKnown(args[2]);
  const cost = isDusk ? duskCost(tableOf(asked), seat, args[2]) : 0;
  const price = isDusk ? `, paying ${cost} of your ${state.influence[seat]} Influence` : "";
  return { words: `use ${piece.name}${price}`, more: textOf(piece) };
}

/** What a Night brings: "The Occultist (…), 3 Blood, 2 Influence". */
function preyWords(asked: Asked, quarter: number): string {
  const { state, content } = asked;
  const victim = content.victims[state.victims[quarter]]?.card;
  const parts = [
    victim === undefined ? "no Victim" : `${victim.name} (${shownBy(victim)})`,
    `${state.nightBlood[quarter]} Blood`,
    `${state.nightInfluence[quarter]} Influence`,
  ];
  return listed(parts, "and");
}

function fearGained(asked: Asked, quarter: number): number {
  const { seat, state, content } = asked;
  const by = modified(tableOf(asked), "night-fear", state.dice[quarter], seat, quarter);
  return Math.min(Math.max(0, by), content.fearTrack.length - state.fear[seat]);
}

/** BO-5.8: who else is there, with all that decides. */
function rivalWords(asked: Asked, quarter: number): string {
  const rivals = tokensAt(asked, quarter).filter(
    ({ seat, order }) => order === NIGHT && seat !== asked.seat,
  );
  if (rivals.length === 0) return "Nobody else hunts there.";
  const strength = (seat: number): string => {
    const { symbols } = fearTest(asked, seat, NIGHT, quarter);
    const cards = some(pileOf(asked.state, seat, NIGHT).length, "card");
    return `${symbols} Night, ${cards}, ${asked.state.influence[seat]} Influence`;
  };
  const words = rivals.map(({ seat }) => `${seatName(seat)} (${strength(seat)})`);
  return `Against you: ${listed(words, "and")}. You: ${strength(asked.seat)}.`;
}

export const resolutionKinds: KindTable = {
  "resolution.act": {
    ask: (asked) => {
      const [, order, quarter] = asked.args;
      const when = orderName(order) ?? "this";
      const where = theSpace(quarter);
      const test = isKnown(quarter) ? testWords(asked, order, quarter) : "";
      return {
        ask: `${when} in ${where}: do you use ${nameOf(asked, asked.question.about)}?`,
        why: `${test} ${DECLINED}`.trim(),
      };
    },
    option: actOption,
  },
  "night.stay": {
    ask: (asked) => {
      const [, quarter] = asked.args;
      if (!isKnown(quarter)) return { ask: "Do you hunt?", why: "" };
      return {
        ask: `Night in ${theSpace(quarter)}: do you hunt?`,
        why: `${testWords(asked, NIGHT, quarter)} ${rivalWords(asked, quarter)}`,
      };
    },
    option: (asked, key) => {
      const [, quarter] = asked.args;
      if (key === "decline") return "no: your pile goes to Torpor, and nothing happens";
      if (!isKnown(quarter)) return "hunt";
      const prey = preyWords(asked, quarter);
      const fear = fearGained(asked, quarter);
      return { words: `hunt for ${prey}`, more: `Your Fear rises by ${fear}.` };
    },
  },
};
