import type { OptionSheet } from "../sheet/sheet.js";

interface NumberedOption {
  readonly option: OptionSheet;
  /** Counted from 1 in the order in which the options stand: the key that gives the answer. */
  readonly number: number;
}

interface OptionGroup {
  readonly name: string;
  readonly options: readonly NumberedOption[];
}

/** Options by their groups, in the order in which they stand on the page. */
export function optionGroups(options: readonly OptionSheet[]): OptionGroup[] {
  const names = [...new Set(options.map(({ group }) => group))];
  let number = 0;
  return names.map((name) => ({
    name,
    options: options
      .filter(({ group }) => group === name)
      .map((option) => ({ option, number: ++number })),
  }));
}
