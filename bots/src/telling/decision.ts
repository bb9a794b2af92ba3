/** What a bot answers, and what it says with it. */
export interface Decision {
  readonly keys: readonly string[];
  /** What the bot means to do with its turn, if that begins here or is not what it told before. */
  readonly plan?: Plan;
}

export interface Plan {
  /** A sentence for everybody at the table. */
  readonly says: string;
  readonly keys: readonly string[];
}
