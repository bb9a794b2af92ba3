import type { Content } from "../content/content.js";
import { orders } from "../content/language.js";
import { BLEEDERS, ELDERS } from "../state.js";
import type { Complete, NamedPlayer } from "./form.js";

/** What a position has more of than there is: by its path, the count and the most. */
export function limitFaults(content: Content, p: Complete): string[] {
  return [...cardFaults(content, p), ...fearFaults(content, p), ...tokenFaults(p)];
}

type Place = readonly [path: string, ids: readonly (string | null)[]];

function cardFaults(content: Content, p: Complete): string[] {
  const quarters = Object.entries(p.quarters);
  const [bleeder, elder] = [content.bleeder, content.elder].map((card) => content.cards[card].id);
  const most = (id: string): number => (id === bleeder ? BLEEDERS : id === elder ? ELDERS : 1);
  return [
    ...tooMany(quarters.map(([name, { location }]) => [`quarters.${name}.location`, [location]])),
    ...tooMany(
      [
        ...quarters.map(([name, { victim }]): Place => [`quarters.${name}.victim`, [victim]]),
        ["victimDeck", p.victimDeck],
        ["discards", p.discards],
        ["gone", p.gone],
        ...p.players.flatMap(placesOf),
      ],
      most,
    ),
    ...tooMany([
      ["market", p.market],
      ["ritualDeck", p.ritualDeck],
      ["brokenRituals", p.brokenRituals],
      ...p.players.map(({ rituals }, seat): Place => [`players.${seat}.rituals`, rituals]),
    ]),
  ];
}

function placesOf({ hand, sure, piles, torpor }: NamedPlayer, seat: number): Place[] {
  const own: Place[] = orders.map((order) => [`piles.${order}`, piles[order]]);
  return [
    ...own,
    ["hand", hand] as const,
    ["sure", sure] as const,
    ["torpor", torpor] as const,
  ].map(([path, ids]) => [`players.${seat}.${path}`, ids]);
}

function tooMany(places: readonly Place[], most: (id: string) => number = () => 1): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, ids] of places) {
    for (const id of ids) if (id !== null) paths.set(id, [...(paths.get(id) ?? []), path]);
  }
  return [...paths].flatMap(([id, at]) => {
    if (at.length <= most(id)) return [];
    const where = [...new Set(at)].join(", ");
    return [`${where}: ${at.length} cards ${id}; expected at most ${most(id)} (BO-1.3)`];
  });
}

function fearFaults({ fearTrack }: Content, { players }: Complete): string[] {
  return players.flatMap(({ fear }, seat) =>
    fear <= fearTrack.length
      ? []
      : [`players.${seat}.fear: ${fear}; expected at most ${fearTrack.length} (BO-1.5)`],
  );
}

function tokenFaults({ tokens }: Complete): string[] {
  const counts = new Map<string, number>();
  for (const { seat, order } of tokens) {
    const token = `${order} tokens of seat ${seat}`;
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return [...counts].flatMap(([token, n]) =>
    n === 1 ? [] : [`tokens: ${n} ${token}; expected at most 1 (BO-1.4)`],
  );
}
