/** Vampires and districts as they are spoken of: with the right preposition, person and pronoun. */

export interface Someone {
  /** Says whether two mentions mean the same vampire, so that the second can be a pronoun. */
  readonly key: string;
  /** "you", "the leader", "a drained vampire". */
  readonly np: string;
  readonly you: boolean;
  /** "your district", "the leader's district", "the district of a drained vampire". */
  own(noun: string): string;
}

export interface Place {
  /** "here", "in your district". */
  readonly in: string;
  /** "from here"; a place that is just being chosen says "of an adjacent district". */
  readonly from: string;
  readonly to: string;
  /** "this district", "your district". */
  readonly np: string;
  /** After "within one step of": "here", "you". */
  readonly near: string;
}

export const you: Someone = { key: "self", np: "you", you: true, own: (noun) => `your ${noun}` };

/** A vampire that is known already. */
export const known = (key: string, np: string): Someone => ({
  key,
  np,
  you: false,
  own: (noun) => `${np}'s ${noun}`,
});

/** A vampire that these very words are about: "it" can be no other. */
export const pronoun = (key: string): Someone => ({
  key,
  np: "it",
  you: false,
  own: (noun) => `its ${noun}`,
});

/** "that vampire", but "its district". */
export const recent = (key: string, np: string): Someone => ({
  ...pronoun(key),
  np,
});

/** A vampire, or several, named for the first time. */
export const fresh = (key: string, np: string): Someone => ({
  key,
  np,
  you: false,
  own: (noun) => `the ${noun} of ${np}`,
});

export const leader = known("leader", "the leader");
/** Who has the event card on its sheet: the lead passes on, the card does not. */
export const bearer = known("self", "this vampire");

export const thisPlace: Place = {
  in: "here",
  from: "from here",
  to: "here",
  np: "this district",
  near: "here",
};

export const thatPlace: Place = {
  in: "there",
  from: "from there",
  to: "there",
  np: "that district",
  near: "that district",
};

export const knownPlace = (np: string): Place => ({
  in: `in ${np}`,
  from: `from ${np}`,
  to: `to ${np}`,
  np,
  near: np,
});

export const freshPlace = (np: string): Place => ({ ...knownPlace(np), from: `of ${np}` });

export const homeOf = (who: Someone): Place => ({
  ...knownPlace(who.own("district")),
  near: who.np,
});

/** "within one step of here". */
export const nearWords = (place: Place): string => `within one step of ${place.near}`;
