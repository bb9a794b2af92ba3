/**
 * What things are worth to the coterie, about in kills. The figures were found by trying: many
 * games with each, on the same seeds.
 */
export const worth = {
  /** More than all else together, for or against. */
  end: 1000,
  /** The veil as it is expected to be after the next event, 0 to 6. */
  veil: [-16, -10, -5, -2, 0, 1.2, 2],
  /** Each point that it is expected to lack. */
  veilBelow: -3,
  /** The event that is being resolved takes the last of it. */
  veilGone: -40,
  /** The first kill of a vampire, the second … the ninth. */
  kill: [1.6, 1.3, 1.2, 1.2, 1.1, 1.1, 1, 1, 1.4],
  sigil: 5,
  /** A vampire with this much blood: drained, 1, 2 … */
  blood: [-2.5, 0, 0.7, 1.2, 1.5, 1.7, 1.9],
  /** A minion that sigils and ritual still need, and one beyond that. */
  neededMinion: 0.9,
  spareMinion: 0.3,
  /** A minion where no vampire is. */
  minionAlone: -0.3,
  agent: -0.6,
  exposedAgent: 0.25,
  /** An agent that will be missing in the reserve on the day after the next. */
  laterShortage: -0.5,
  /** A die in the reserve by its face; dice that are used up come back as any face. */
  die: [-0.5, -0.4, -0.1, 0, 0.4, 0.4],
  /** How much of a fight by day comes true: its crowd may be gone before. */
  fightByDay: 0.7,
  relic: 0.5,
  /** A night that is left. */
  event: 5,
  actionPoint: 0.35,
  /** Agents that a vampire can get at: each, and what a step on the way and a hidden face leave of it. */
  prey: 0.5,
  preyFar: 0.75,
  preyHidden: 0.6,
  /** Each step of a vampire that is to place its sigil, and of one that is to come to the ritual. */
  stepToSigil: -0.5,
  stepToRitual: -0.5,
  /** What the place of the ritual lacks, once all sigils lie. */
  ritualMinion: -1,
  ritualAgent: -0.3,
  /** An exchange of relics: this judgement sees no use in it, and each opens as many others. */
  exchange: -1,
  /** What a point of all this is worth at first sight, as a chance to win. */
  promise: 0.015,
  /**
   * How the chance to win follows from all this, by logistic regression over the turns of many games:
   * by the number of vampires, for what they have gained and what surrounds them (each, by vampire),
   * for the veil, for each night that is left, and for what must be done in each of them.
   */
  chance: {
    base: [0, 0, -1.91, -1.58, -1.84, -1.13],
    vampires: 0.188,
    surroundings: 0.208,
    veil: 0.034,
    night: 0.089,
    killsANight: -1.46,
    sigilsANight: -2.73,
  },
};
