/** How players and Quarters are spoken of. */

export interface Someone {
  /** The same for the same player: whether a sentence goes on about one. */
  readonly key: string;
  readonly subject: string;
  readonly object: string;
  /** Whether the verb is "gain" after it and not "gains". */
  readonly plural: boolean;
  /** "your hand", "that player's hand". */
  own(noun: string): string;
}

export interface Place {
  readonly np: string;
  /** After "other than": "this one". */
  readonly one: string;
  /** After other words, with its space: " here", " in the first Quarter". */
  readonly at: string;
  /** "the die here", "its die", "that Quarter's die". */
  own(noun: string): string;
}

export const you: Someone = {
  key: "self",
  subject: "you",
  object: "you",
  plural: true,
  own: (noun) => `your ${noun}`,
};

export const isYou = ({ key }: Someone): boolean => key === you.key;

/** Has its own sentence, so that no other player can be meant: "they lose 1 Blood". */
export const they = (key: string): Someone => ({
  key,
  subject: "they",
  object: "them",
  plural: true,
  own: (noun) => `their ${noun}`,
});

export const named = (key: string, np: string): Someone => ({
  key,
  subject: np,
  object: np,
  plural: false,
  own: (noun) => `${np}'s ${noun}`,
});

/** The only other player spoken of: "that player", but "their hand". */
export const only = (key: string, np: string): Someone => ({
  ...named(key, np),
  own: (noun) => `their ${noun}`,
});

/** Several at once, or one that is named for the first time: "the hand of each other player". */
export const everyOne = (np: string): Someone => ({
  ...named(np, np),
  own: (noun) => `the ${noun} of ${np}`,
});

export const has = ({ plural }: Someone): string => (plural ? "have" : "has");

export const here: Place = {
  np: "this Quarter",
  one: "this one",
  at: " here",
  own: (noun) => `the ${noun} here`,
};

export const it: Place = {
  np: "it",
  one: "that one",
  at: " there",
  own: (noun) => `its ${noun}`,
};

export const that: Place = {
  np: "that Quarter",
  one: "that one",
  at: " there",
  own: (noun) => `that Quarter's ${noun}`,
};

export const namedPlace = (np: string): Place => ({
  np,
  one: np,
  at: ` in ${np}`,
  own: (noun) => `${np}'s ${noun}`,
});

export const everyPlace = (np: string): Place => ({
  ...namedPlace(np),
  own: (noun) => `the ${noun} of ${np}`,
});

/** After "where", which names the Quarter already: "where there is a noble". */
export const wherever: Place = {
  np: "the Quarter",
  one: "that one",
  at: "",
  own: (noun) => `the ${noun}`,
};
