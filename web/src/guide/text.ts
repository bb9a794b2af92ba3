/** What somebody who plays for the first time is told at a time. */
export interface GuideStep {
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly words: readonly string[];
  readonly rule?: string;
}

/** Words beside a question; its kind gives them their id. */
export interface GuideText extends Omit<GuideStep, "id"> {
  /** Only where an answer is possible whose key begins like this. */
  readonly ifOption?: string;
}

/** All that is told of one game. */
export interface GameGuide {
  /** Before the first answer: the game, then the screen. */
  readonly introduction: readonly GuideStep[];
  /** By the kind of question; where there are several, each waits until those before it are closed. */
  readonly questions: Readonly<Record<string, readonly GuideText[]>>;
  /** After the first round. */
  readonly closing: GuideStep;
}
