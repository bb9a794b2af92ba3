import words from "words:table";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import styles from "./rule-mark.module.css";
import { openRules, ruleCalled } from "./rules.js";
import { Rulings } from "./rulings.js";

const ID = "rule-words";

/** The rule that was asked for last. */
const asked = signal("");

/** The number of a rule, wherever one is named; pressed, it says the rule. */
export function RuleMark({ rule }: { rule: string }): JSX.Element {
  return (
    <button
      type="button"
      class={styles.rule}
      popovertarget={ID}
      aria-label={words.rule({ rule })}
      onClick={() => {
        asked.value = rule;
        void openRules();
      }}
    >
      {rule}
    </button>
  );
}

/** Where rules are said: one place for all marks of a table, because a log has thousands of them. */
export function RulePopover(): JSX.Element {
  const rule = ruleCalled(asked.value);
  return (
    <div id={ID} popover="auto" class={styles.words}>
      <strong>{asked.value}</strong> {rule.words}
      <Rulings of={rule.rulings} />
    </div>
  );
}
