import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds wrong, the first place of each kind. */
export function violationsOn(page: Page): Promise<string[]> {
  return found(new AxeBuilder({ page }));
}

/** The same around a board. Boards have tests of their own. */
export function violationsAround(page: Page): Promise<string[]> {
  return found(new AxeBuilder({ page }).exclude("[data-board]"));
}

async function found(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode opens no further page: ours have no frames that it would be for.
  const { violations } = await axe
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}
