import words from "words:errors";
import type { ComponentChildren, JSX } from "preact";
import { Trouble } from "../pages/trouble.js";
import type { Problem } from "./problem.js";
import { sentenceOf } from "./sentences.js";
import { ProblemWays } from "./ways.js";

const TITLES = {
  crashedTitle: words.crashedTitle,
  cannotOpen: words.cannotOpen,
  cannotShow: words.cannotShow,
  cannotOpenTable: words.cannotOpenTable,
  rulesTitle: words.rulesTitle,
};

interface ProblemPageProps {
  readonly title: keyof typeof TITLES;
  readonly problem: Problem;
  /** Further ways on. */
  readonly children?: ComponentChildren;
}

/** A page in the place of one that cannot be shown. */
export default function ProblemPage({ title, problem, children }: ProblemPageProps): JSX.Element {
  return (
    <Trouble title={TITLES[title]()} words={sentenceOf(problem)}>
      <ProblemWays problem={problem} />
      {children}
    </Trouble>
  );
}
