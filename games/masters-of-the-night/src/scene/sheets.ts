import type { Ability } from "../content/pieces.js";
import { type AbilityKind, abilityOf, abilityPrice } from "../rules/abilities.js";
import { bloodLimit } from "../rules/blood.js";
import { KILLS_MAX } from "../rules/kills.js";
import { relicLimit } from "../rules/relics.js";
import { isDrained } from "../rules/terms.js";
import { costWords } from "../words/en/costs.js";
import { type Look, tableOf } from "../words/en/play/look.js";
import { partText } from "../words/en/play/part.js";
import { DARK_KILLS, steps } from "../words/en/play/sheets.js";
import { lyingAt, relicsOnSheet } from "./cards.js";
import { powerPlace, vampirePlace } from "./places.js";
import type { KillStepScene, PowerScene, StandingScene, VampireScene } from "./types.js";

/** The vampires' sheets. */

function killSteps(kills: number): KillStepScene[] {
  return steps.map(([at, unlocks]) => ({ kills: at, unlocks, isOpen: kills >= at }));
}

/** The price in blood is the one of this moment. */
function abilityCost(look: Look, vampire: number, kind: AbilityKind, { cost }: Ability): string {
  const g = tableOf(look);
  const { blood } = abilityPrice(g, abilityOf(g, vampire, kind), vampire);
  return costWords(blood === 0 ? cost : { ...cost, blood }) || "free";
}

function abilityScene(look: Look, vampire: number, kind: AbilityKind): PowerScene {
  const { card } = look.content.vampires[look.state.vampires[vampire]];
  return {
    place: powerPlace(vampire, kind),
    name: card[kind].name,
    cost: abilityCost(look, vampire, kind, card[kind]),
    text: partText(card, kind),
    isOpen: kind === "blood" || look.state.kills[vampire] >= DARK_KILLS,
  };
}

/** MN-5.11. */
function sigilScene({ content, state }: Look, vampire: number): PowerScene {
  const { card } = content.vampires[state.vampires[vampire]];
  return {
    place: powerPlace(vampire, "sigil"),
    name: card.sigil.name,
    cost: costWords({ ap: 1, minions: 1 }),
    text: partText(card, "sigil"),
    isOpen: state.kills[vampire] >= KILLS_MAX,
  };
}

type Counts = Pick<
  VampireScene,
  "at" | "blood" | "bloodLimit" | "kills" | "killsMax" | "ap" | "nextAp" | "sigilAt" | "relicLimit"
>;

function countsOf(look: Look, vampire: number): Counts {
  const { state } = look;
  const g = tableOf(look);
  return {
    at: state.at[vampire],
    blood: state.blood[vampire],
    bloodLimit: bloodLimit(g, vampire),
    kills: state.kills[vampire],
    killsMax: KILLS_MAX,
    ap: state.active === vampire ? state.ap : 0,
    nextAp: state.nextAp[vampire],
    sigilAt: state.sigils[vampire],
    relicLimit: relicLimit(g, vampire),
  };
}

export function sheetScene(
  look: Look,
  vampire: number,
  standing: readonly StandingScene[],
): VampireScene {
  const { content, state } = look;
  const { card } = content.vampires[state.vampires[vampire]];
  const place = vampirePlace(vampire);
  return {
    place,
    id: card.id,
    name: card.name,
    seat: state.seatOf[vampire],
    ...countsOf(look, vampire),
    killSteps: killSteps(state.kills[vampire]),
    isActive: state.active === vampire,
    isLeader: state.leader === vampire,
    isDrained: isDrained(state, vampire),
    powers: {
      blood: abilityScene(look, vampire, "blood"),
      dark: abilityScene(look, vampire, "dark"),
      sigil: sigilScene(look, vampire),
    },
    relics: relicsOnSheet(look, vampire),
    cards: lyingAt(standing, place),
  };
}
