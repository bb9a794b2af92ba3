import type { Block, Cell, Line } from "@coterie/kernel";
import type { Location, Victim } from "../../../content/pieces.js";
import { ALTAR, CATACOMBS } from "../../../state.js";
import { capital } from "../english.js";
import { symbolWords } from "../symbols.js";
import { faint, strong } from "./line.js";
import { type Look, quarterName, quarters, theSpace, vpWords } from "./look.js";
import { textOf } from "./part.js";
import { tokenLines } from "./tokens.js";

/** The Quarters with all that lies in them, and the two other spaces for tokens. */

const COLUMNS = 2;

/** "North · die 3 (Fear 2 + 1)": what the die was set by, whatever it shows now. */
function titleLine(look: Look, quarter: number, location: Location, victim?: Victim): Line {
  const fear = victim === undefined ? `${location.fear}` : `${location.fear} + ${victim.fear}`;
  const die = strong(`die ${look.state.dice[quarter]}`);
  return [strong(quarterName(quarter)), " · ", die, faint(` (Fear ${fear})`)];
}

function duskLines(victim: Victim | undefined): Line[] {
  if (victim === undefined) return [[faint("Dusk: "), "no Victim"]];
  const { name, cost, vp } = victim;
  return [
    [faint("Dusk: "), `${name}, ${cost} Influence`],
    [faint("Card: "), `${victim.class}, ${vpWords(vp)}, ${symbolWords(victim)}`],
  ];
}

function effectLines(location: Location, victim: Victim | undefined): Line[] {
  const dusk: Line[] = victim === undefined ? [] : [[faint(`At Dusk: ${textOf(victim)}`)]];
  return [[faint(`At Dawn: ${textOf(location)}`)], ...dusk];
}

function quarterCell(look: Look, quarter: number): Cell {
  const { locations, victims, nightBlood, nightInfluence } = look.state;
  const { card: location } = look.content.locations[locations[quarter]];
  const victim = look.content.victims[victims[quarter]]?.card;
  const loot = `${nightBlood[quarter]} Blood, ${nightInfluence[quarter]} Influence`;
  return {
    title: titleLine(look, quarter, location, victim),
    lines: [
      [faint("Dawn: "), location.name],
      ...duskLines(victim),
      [faint("Night: "), loot],
      ...tokenLines(look, quarter),
    ],
    more: effectLines(location, victim),
  };
}

/** A few words on each, for those who have not been there. */
export const spaceHelp: Readonly<Record<typeof ALTAR | typeof CATACOMBS, string>> = {
  [ALTAR]: "Take a Ritual of the market at once: show its Victims, pay its Blood.",
  [CATACOMBS]: "Take a Bleeder or an Elder at once.",
};

function spaceCell(look: Look, space: typeof ALTAR | typeof CATACOMBS): Cell {
  const tokens = tokenLines(look, space);
  return {
    title: [strong(capital(theSpace(space)))],
    lines: tokens.length > 0 ? tokens : [[faint("No token.")]],
    more: [[faint(spaceHelp[space])]],
  };
}

/** With three Quarters there is room for both beside the third. */
function bothSpaces(look: Look): Cell {
  const altar = spaceCell(look, ALTAR);
  const catacombs = spaceCell(look, CATACOMBS);
  return {
    title: altar.title,
    lines: [...altar.lines, ...altar.more, catacombs.title, ...catacombs.lines, ...catacombs.more],
    more: [],
  };
}

export function cityBlock(look: Look): Block {
  const cells = quarters(look).map((quarter) => quarterCell(look, quarter));
  if (cells.length % COLUMNS === 0) cells.push(spaceCell(look, ALTAR), spaceCell(look, CATACOMBS));
  else cells.push(bothSpaces(look));
  const rows = Array.from({ length: cells.length / COLUMNS }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return { kind: "grid", cells: rows };
}
