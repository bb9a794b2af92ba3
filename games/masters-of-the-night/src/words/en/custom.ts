/** What the registered steps of `rules/verbs/custom.ts` say on a card, without the full stop. */
const customWords: Readonly<Record<string, string>> = {
  "lend-ability": "use the blood ability of a vampire that is not in play, for its cost",
};

export function customText(step: string): string {
  const words = customWords[step];
  // A card that says nothing would be worse than a card that is refused.
  if (words === undefined) throw new Error(`no text: the custom step "${step}" has no words`);
  return words;
}
