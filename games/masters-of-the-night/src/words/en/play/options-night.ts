import { abilityOf, abilityPrice } from "../../../rules/abilities.js";
import { apCost } from "../../../rules/activation.js";
import { bloodLimit, bloodRoom } from "../../../rules/blood.js";
import { modified, standingRow } from "../../../rules/standing.js";
import { costWords } from "../costs.js";
import { listed } from "../numbers.js";
import type { Asked } from "./asked.js";
import { nameOf, pieceCalled, some, tableOf, the, vampireName, vampireOf } from "./look.js";
import type { OptionWords } from "./options.js";
import { partText } from "./part.js";

/** The actions of a vampire's turn (chapter 5), by how their keys begin. */
type Worder = (asked: Asked, detail: string) => OptionWords;

const here = (asked: Asked): number => asked.state.at[asked.state.active];

/** `museum+2`: where to, and with how many minions. */
function journey(asked: Asked, detail: string): string {
  const [id, minions = "0"] = detail.split("+");
  const place = nameOf(asked, id);
  const n = Number(minions);
  if (asked.state.minions[here(asked)] === 0) return place;
  return n === 0 ? `${place}, alone` : `${place}, with ${some(n, "minion")}`;
}

const ap = (n: number): string => `${n} AP`;

const act = (words: string, more?: string): OptionWords =>
  more === undefined ? { group: "Act here", words } : { group: "Act here", words, more };

const moveCost = (asked: Asked): string =>
  ap(apCost(tableOf(asked), "move-ap", 1, asked.state.active));

function reachCost(asked: Asked): string {
  const { active } = asked.state;
  const row = standingRow(tableOf(asked), "reach", active, here(asked));
  const cost = row < 0 ? undefined : asked.content.standings[asked.state.standing[row]].cost;
  const { blood = 0, veil = 0 } = cost ?? {};
  return costWords({ ...(blood > 0 ? { blood } : {}), ...(veil > 0 ? { veil } : {}) });
}

function abilityWords(asked: Asked, kind: "blood" | "dark"): OptionWords {
  const { active } = asked.state;
  const g = tableOf(asked);
  const { card } = asked.content.vampires[asked.state.vampires[active]];
  const price = abilityPrice(g, abilityOf(g, active, kind), active);
  const dearer = (card[kind].cost.blood ?? 0) === price.blood ? "" : ` Now ${price.blood} blood.`;
  const more = `${partText(card, kind)}${dearer}`;
  return { group: "Powers", words: card[kind].name, more };
}

function huntWords(asked: Asked, name: string, wanted: number): string {
  const { active, blood } = asked.state;
  const gained = bloodRoom(tableOf(asked), active, wanted);
  return `${name}: blood ${blood[active]} → ${blood[active] + gained}`;
}

function exchangeWords(asked: Asked, detail: string): OptionWords {
  const [who, ...moves] = detail.split(":");
  const relics = (way: string): string => {
    const found = moves.find((move) => move.startsWith(`${way}=`))?.slice(way.length + 1);
    const names = found?.split("+").map((id) => nameOf(asked, id)) ?? [];
    return listed(names, "and");
  };
  const partner = vampireName(asked, vampireOf(asked, who));
  const [given, taken] = [relics("give"), relics("take")];
  const parts = [
    ...(given === "" ? [] : [`give ${given} to ${partner}`]),
    ...(taken === "" ? [] : [`take ${taken} from ${partner}`]),
  ];
  const words = listed(parts, "and");
  return { group: "Exchange · free", words };
}

export const nightTexts: Readonly<Record<string, Worder>> = {
  move: (asked, detail) => ({
    group: `Move · ${moveCost(asked)}`,
    words: journey(asked, detail),
  }),
  leap: (asked, detail) => ({
    group: `Move far · ${moveCost(asked)}, ${reachCost(asked)}`,
    words: journey(asked, detail),
  }),
  expose(asked) {
    const cost = apCost(tableOf(asked), "expose-ap", 1, asked.state.active);
    return act(`Expose ${some(asked.state.hidden[here(asked)], "hidden agent")} (${ap(cost)})`);
  },
  fight(asked) {
    const cost = apCost(tableOf(asked), "fight-ap", 1, asked.state.active);
    return act(`Fight ${some(asked.state.exposed[here(asked)], "exposed agent")} (${ap(cost)})`);
  },
  recruit(asked) {
    const g = tableOf(asked);
    const { active, veil } = asked.state;
    const cost = apCost(g, "recruit-ap", 2, active);
    const risen = Math.min(
      6,
      veil + Math.max(0, modified(g, "recruit-veil", 1, active, here(asked))),
    );
    return act(`Recruit 1 minion (${ap(cost)}): veil ${veil} → ${risen}`);
  },
  "night-effect"(asked) {
    const { card } = asked.content.districts[asked.state.city[here(asked)]];
    const text = partText(card, "night");
    const printed = card.night?.cost.ap ?? 1;
    const cost = apCost(tableOf(asked), "night-effect-ap", printed, asked.state.active);
    const now = cost === printed ? "" : ` Now ${ap(cost)}.`;
    return act(`Use ${the(card.name)}`, `${text}${now}`);
  },
  "blood-ability": (asked) => abilityWords(asked, "blood"),
  "dark-ability": (asked) => abilityWords(asked, "dark"),
  relic(asked, id) {
    const piece = pieceCalled(asked, id);
    const more = piece === undefined ? "" : partText(piece, "use");
    return { group: "Powers", words: nameOf(asked, id), more };
  },
  hunt(asked) {
    const g = tableOf(asked);
    const { active } = asked.state;
    const gain = Math.max(0, modified(g, "hunt", 1, active, here(asked)));
    return act(huntWords(asked, `Hunt (${ap(apCost(g, "hunt-ap", 1, active))})`, gain));
  },
  "wild-hunt"(asked) {
    const g = tableOf(asked);
    const { active, veil } = asked.state;
    const lost = Math.max(0, modified(g, "wild-hunt-veil", 1, active, here(asked)));
    const hunt = huntWords(asked, "Wild hunt (1 AP)", bloodLimit(g, active));
    return act(`${hunt}, veil ${veil} → ${Math.max(0, veil - lost)}`);
  },
  exchange: exchangeWords,
  sigillate(asked) {
    const { card } = asked.content.vampires[asked.state.vampires[asked.state.active]];
    return act("Place the sigil (1 AP and 1 minion)", partText(card, "sigil"));
  },
  ritual: () => act("Hold the Blood Moon ritual (1 AP) and win"),
  "end-turn"({ state }) {
    if (state.ap === 0) return { group: "Rest", words: "End the turn" };
    const unspent = `${state.ap} AP unspent`;
    return { group: "Rest", words: `End the turn (${unspent})`, doubt: `That leaves ${unspent}.` };
  },
};
