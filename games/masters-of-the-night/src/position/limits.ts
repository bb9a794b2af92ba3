import { Refusal } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { BLOOD_LIMIT, bloodLimit } from "../rules/blood.js";
import { vampireCount } from "../rules/terms.js";
import { MINIONS, type State } from "../state.js";
import type { Position } from "./form.js";

/** Refuses a position with more of anything than there is: by its path, the count and the most. */
export function checkLimits(content: Content, s: State, p: Position): void {
  const found = [...tokens(content, s, p), ...blood(content, s, p), ...cards(p), ...sigils(p)];
  if (found.length > 0) throw new Refusal("bad-setup", found.join("; "));
}

function tooMany(path: string, count: number, what: string, most: number, rule: string): string[] {
  return count <= most ? [] : [`${path}: ${count} ${what}; expected at most ${most} (${rule})`];
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** The paths that were given, of those that a supply is counted over. */
function given(p: Position, ...fields: (keyof Position)[]): string {
  return fields.filter((field) => p[field] !== undefined).join(", ") || fields[0];
}

function tokens(content: Content, s: State, p: Position): string[] {
  const count = vampireCount(s);
  const agents = sum(s.hidden) + sum(s.exposed) + s.agentReserve;
  const minions = sum(s.minions) + s.minionReserve;
  const supply = sum(s.blood) + s.bloodSupply;
  const { agents: most } = content.trackers[count];
  return [
    ...tooMany(given(p, "districts", "agentReserve"), agents, "agents", most, "MN-2.3"),
    ...tooMany(given(p, "districts", "minionReserve"), minions, "minions", MINIONS, "MN-1.2"),
    ...tooMany(given(p, "vampires", "bloodSupply"), supply, "blood", 4 * count + 2, "MN-2.3"),
    ...tooMany("fight.die", p.fight?.die ?? 0, "as a face", 6, "MN-6.7"),
  ];
}

/**
 * A running step may still have to lower what is above the limit, and a limit that sank below the usual
 * one takes no blood that is there (MN-9.4).
 */
function blood(content: Content, s: State, p: Position): string[] {
  if (p.agenda !== undefined) return [];
  const g = { state: s, content, agenda: s.agenda, revealed: false };
  const ids = s.vampires.map((card) => content.vampires[card].card.id);
  const most = (v: number): number => Math.max(BLOOD_LIMIT, bloodLimit(g, v));
  return ids.flatMap((id, v) =>
    p.vampires?.[id]?.blood === undefined
      ? []
      : tooMany(`vampires.${id}.blood`, s.blood[v], "blood", most(v), "MN-5.8"),
  );
}

/** There is one card of each id. A card that is said to be elsewhere may still be listed in its deck. */
function cards(p: Position): string[] {
  const events: Places = [
    ["eventTop", p.eventTop ?? []],
    ["goneEvents", p.goneEvents ?? []],
    ["eventsInPlay", Object.keys(p.eventsInPlay ?? {})],
  ];
  const relics: Places = [
    ["relicTop", p.relicTop ?? []],
    ["goneRelics", p.goneRelics ?? []],
    ["placedRelics", Object.keys(p.placedRelics ?? {})],
    ...Object.entries(p.vampires ?? {}).map(
      ([id, { relics = [] }]) => [`vampires.${id}.relics`, relics] as const,
    ),
  ];
  return [
    ...twice([["eventDeck", p.eventDeck ?? []]]),
    ...twice(events),
    ...twice([["relicDeck", p.relicDeck ?? []]]),
    ...twice(relics),
  ];
}

type Places = readonly (readonly [path: string, ids: readonly string[]])[];

function twice(places: Places): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, ids] of places) {
    for (const id of ids) paths.set(id, [...(paths.get(id) ?? []), path]);
  }
  return [...paths].flatMap(([id, at]) =>
    tooMany([...new Set(at)].join(", "), at.length, `cards ${id}`, 1, "MN-1.3"),
  );
}

function sigils(p: Position): string[] {
  const named = Object.entries(p.vampires ?? {}).flatMap(([id, { sigil }]) =>
    sigil == null ? [] : [[id, sigil] as const],
  );
  return [...new Set(named.map(([, place]) => place))].flatMap((place) => {
    const at = named.filter(([, other]) => other === place).map(([id]) => `vampires.${id}.sigil`);
    return tooMany(at.join(", "), at.length, `sigils at ${place}`, 1, "MN-5.11");
  });
}
