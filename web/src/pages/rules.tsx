import words from "words:rules";
import tableWords from "words:table";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import ProblemPage from "../errors/problem-page.js";
import { loadRules, type RuleBook, type RuleWords } from "../table/rules.js";
import { Rulings } from "../table/rulings.js";
import { OPTIONS } from "./options.js";
import pageStyles from "./page.module.css";
import styles from "./rules.module.css";

/** Every rule by its number, and a search in their words. */
export default function RulesPage({ game }: { game: string }): JSX.Element {
  const [book, setBook] = useState<RuleBook | null>(null);
  const [wanted, setWanted] = useState("");
  const [failure, setFailure] = useState<unknown>();
  const open = (): void => {
    setFailure(undefined);
    loadRules(game).then(setBook, setFailure);
  };
  useEffect(open, [game]);
  if (failure !== undefined) {
    return (
      <ProblemPage
        title="rulesTitle"
        problem={{ what: "rulesAway", error: failure, retry: open }}
      />
    );
  }
  const chapters = (book?.chapters ?? []).map(({ title, rules }) => ({
    title,
    rules: rules.filter((one) => isWanted(searched(one), wanted)),
  }));
  const found = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.rulesOf({ game: OPTIONS[game].title() })}</h1>
      <label class={styles.search}>
        {words.search()}
        <input
          type="search"
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <p aria-live="polite">{book === null ? words.openingBook() : words.found({ n: found })}</p>
      {chapters
        .filter(({ rules }) => rules.length > 0)
        .map(({ title, rules }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl class={styles.rules}>
              {rules.map(({ rule, words: text, rulings }) => (
                <div key={rule} id={rule}>
                  <dt>{rule}</dt>
                  <dd>
                    {text}
                    <Rulings of={rulings} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </main>
  );
}

/** A search for "ruling" finds all rules that have one. */
function searched({ rule, words: text, rulings }: RuleWords): string {
  return [rule, text, ...rulings.map((ruling) => `${tableWords.ruling()} ${ruling}`)].join(" ");
}

/** Every word must occur, in whatever order. */
function isWanted(text: string, wanted: string): boolean {
  const low = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => low.includes(word));
}
