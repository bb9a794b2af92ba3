import type { GameScene, QuestionSheet, TableSheet } from "../sheet/sheet.js";
import { mastersGuide } from "./masters.js";
import { ordersGuide } from "./orders.js";
import type { GameGuide, GuideStep } from "./text.js";

const GUIDES: Readonly<Record<string, GameGuide>> = {
  "masters-of-the-night": mastersGuide,
  "blood-orders": ordersGuide,
};

/** What stands beside the table now: nothing where all that belongs here was closed. */
export function guideStep(
  game: string,
  sheet: TableSheet,
  seen: ReadonlySet<string>,
): GuideStep | null {
  const guide = GUIDES[game];
  // A game that is over speaks for itself.
  if (guide === undefined || sheet.end !== null) return null;
  return stepsNow(guide, sheet).find(({ id }) => !seen.has(id)) ?? null;
}

/** Whoever has answered needs no introduction any more. */
export function introductionIds(game: string): string[] {
  return (GUIDES[game]?.introduction ?? []).map(({ id }) => id);
}

/** With this step the guide is over. */
export function isClosing(game: string, { id }: GuideStep): boolean {
  return GUIDES[game]?.closing.id === id;
}

function stepsNow(guide: GameGuide, { on, question }: TableSheet): readonly GuideStep[] {
  if (isFirstRoundOver(on)) return [guide.closing];
  return [...guide.introduction, ...(question === null ? [] : questionSteps(guide, question))];
}

function questionSteps({ questions }: GameGuide, { kind, options }: QuestionSheet): GuideStep[] {
  return (questions[kind] ?? []).flatMap(({ ifOption, ...words }, i) => {
    const fits = ifOption === undefined || options.some(({ key }) => key.startsWith(ifOption));
    return fits ? [{ id: `${kind}/${i + 1}`, ...words }] : [];
  });
}

function isFirstRoundOver(on: GameScene): boolean {
  switch (on.game) {
    case "blood-orders":
      return on.scene.time.day > 1;
    case "masters-of-the-night":
      return on.scene.time.round > 1;
  }
}
