/** What can be wrong with something that was said to a game. */
export const REFUSAL_CODES = [
  "wrong-seat",
  "unknown-seat",
  "unknown-question",
  "question-answered",
  "not-offered",
  "malformed-answer",
  "crosses-mark",
  "undo-refused",
  "nothing-to-undo",
  "nothing-to-withdraw",
  "bad-setup",
  "bad-record",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Something was asked of a game that it does not do. The game is as it was before. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

/** The rules themselves are broken: an endless loop, a question without options, a secret used. */
export class RulesFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RulesFault";
  }
}
