import {
  type Expectation,
  type Kit,
  openQuestions,
  outcomeOf,
  type Play,
  type Question,
} from "@coterie/kernel";

/** What is true where a play stands; the rule of the question joins those that are shown. */
export function expectedOf<K extends Kit>(play: Play<K>, rules: Set<string>): Expectation {
  const [question] = openQuestions(play);
  return question === undefined ? { outcome: outcomeOf(play) } : asked(question, rules);
}

/** That exactly this is asked. */
export function asked(question: Question, rules: Set<string>): Expectation {
  const { kind, seat, rule, options, blocked } = question;
  rules.add(rule);
  const reasons = blocked.map(({ action, reason }) => [action, reason] as const);
  return {
    question: kind,
    seat,
    options: options.map(({ key }) => key),
    ...(reasons.length > 0 ? { blocked: Object.fromEntries(reasons) } : {}),
    outcome: null,
  };
}
