import type {
  Ability,
  Activated,
  District,
  Piece,
  Relic,
  Tracker,
  Vampire,
} from "../../content/pieces.js";
import { termsWords } from "./costs.js";
import { effectSentences } from "./effect.js";
import { eventText } from "./events.js";
import { atHome, bind, type Scope, scopeOf } from "./scope.js";
import { leader, thisPlace, you } from "./someone.js";
import { placedDefaults, relicDefaults, standingSentences } from "./standing.js";

/** The whole text of a piece, one line for each of its parts. */

const onTile = scopeOf(leader, thisPlace);

const lines = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join("\n");

function activatedLine(
  label: string,
  activated: Activated,
  scope: Scope,
  extra: readonly string[] = [],
): string {
  // The die that was paid has a name of its own.
  const inner = activated.cost.die ? bind(scope, { name: "face", kind: "die" }) : scope;
  const terms = termsWords(activated, extra, scope);
  return `${label} ${terms}: ${effectSentences(activated.effect, inner)}`;
}

const districtText = ({ day, night, standing }: District): string =>
  lines([
    day && `Day: ${effectSentences(day, onTile)}`,
    night && activatedLine("Night", night, scopeOf(you, thisPlace)),
    standing && `Always: ${standingSentences(standing, onTile, placedDefaults)}`,
  ]);

const abilityLine = (ability: Ability): string =>
  activatedLine(
    ability.name,
    ability,
    atHome(you),
    ability.timing === "die" ? ["after a die is picked"] : [],
  );

const vampireText = ({ blood, dark, sigil }: Vampire): string =>
  lines([
    abilityLine(blood),
    abilityLine(dark),
    `Sigil ${sigil.name}: ${standingSentences(sigil.standing, scopeOf(you, thisPlace), placedDefaults)}`,
  ]);

const rowWords = ({ red, grey }: Tracker["high"]): string => `red ${red}, grey ${grey.join("/")}`;

const trackerText = ({ vampires, agents, high, low }: Tracker): string =>
  `${vampires} vampires, ${agents} ${agents === 1 ? "agent" : "agents"}. ` +
  `Veil 4–6: ${rowWords(high)}. Veil 1–3: ${rowWords(low)}.`;

function relicText({ use, standing, placed }: Relic): string {
  const held = placed
    ? standing && `Placed: ${standingSentences(standing, onTile, placedDefaults)}`
    : standing && `Held: ${standingSentences(standing, atHome(you), relicDefaults)}`;
  return lines([use && activatedLine("Use", use, atHome(you)), held]);
}

export function textOf(piece: Piece): string {
  switch (piece.kind) {
    case "district":
      return districtText(piece);
    case "vampire":
      return vampireText(piece);
    case "tracker":
      return trackerText(piece);
    case "event":
      return eventText(piece);
    case "relic":
      return relicText(piece);
    default:
      return piece satisfies never;
  }
}
