/**
 * What is worth how much to a player, in victory points at the end. Each list is by the Days that are
 * still to be played, from none to all nine; with none left only the score counts, as the rules say.
 */
export interface Rates {
  /** By Order: a symbol of a card. */
  readonly symbol: readonly (readonly number[])[];
  /** A Victim beside its points and symbols: Rituals ask for some. */
  readonly victim: readonly number[];
  /** A point on a card in hand, which may not be there at the end. */
  readonly points: readonly number[];
  /** So many cards of a hand are used each Day; of the others only so much counts. */
  readonly busyCards: number;
  readonly idleCard: number;
  /** Blood: the first so many, the next, all others. */
  readonly blood: readonly (readonly number[])[];
  readonly bloodStep: number;
  /** Influence: the first so many, all others. */
  readonly influence: readonly (readonly number[])[];
  readonly usefulInfluence: number;
  /** A point of the Fear track, and how far Fear is expected to rise each Day. */
  readonly fear: readonly number[];
  readonly fearToCome: number;
  /** A Ritual that is used each Day, that changes a value, or that answers to what happens. */
  readonly daily: readonly number[];
  readonly modifier: readonly number[];
  readonly trigger: readonly number[];
  /** By how many points the end may differ from what is expected. */
  readonly spread: readonly number[];
}
