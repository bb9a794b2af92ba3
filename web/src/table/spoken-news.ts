import type { Desk } from "./desk.js";

/**
 * What a screen reader says of the news, in whole sentences. A replay is sent the log of the whole game at
 * once: there it is what the answer brought that is shown.
 */
export function spokenNews({ id, sheet, log }: Pick<Desk, "id" | "sheet" | "log">): string {
  const isReplay = id === undefined;
  const lines = isReplay ? log.filter(({ at }) => at === sheet.answers) : sheet.news;
  return lines.flatMap(({ facts }) => facts.map(({ words }) => words)).join(" ");
}
