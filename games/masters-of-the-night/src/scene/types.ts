/**
 * What a board draws, as plain JSON: everything is looked up and reckoned already, so that a
 * browser needs to know no rule. A `place` is the id of a spot on the board; options of questions
 * say by it where they are answered (`placesOf`). Positions are 0–8 by rows, vampires numbers in
 * turn order, and -1 is nowhere or nobody.
 */
export interface MastersScene {
  readonly time: TimeScene;
  readonly veil: VeilScene;
  /** Nine, by rows from the top left. */
  readonly districts: readonly DistrictScene[];
  /** In turn order. */
  readonly vampires: readonly VampireScene[];
  readonly dice: DiceScene;
  readonly fight: FightScene | null;
  readonly reserve: ReserveScene;
  /** Events that stay and relics that were placed, wherever they lie. */
  readonly standing: readonly StandingScene[];
}

export interface TimeScene {
  readonly round: number;
  readonly isNight: boolean;
  readonly leader: number;
  /** Whose turn it is. */
  readonly active: number;
  /** `victory`, `defeat-veil`, `defeat-deck`, or null while the game goes on. */
  readonly outcome: string | null;
}

export interface CardScene {
  /** `relic:<id>` or `event:<id>`. */
  readonly place: string;
  readonly id: string;
  readonly name: string;
  readonly kind: "event" | "relic";
  /** One line for each part of the card. */
  readonly text: string;
  /** Events only. */
  readonly act?: 1 | 2 | 3;
  /** Events only: the positions that the card marks. */
  readonly grid?: { readonly red: number; readonly grey: readonly number[] };
}

export interface StandingScene extends CardScene {
  /** `district:<position>`, `vampire:<index>` (its sheet) or `city`. */
  readonly at: string;
}

/** An event of the deck that this audience has seen. */
export interface ForeseenScene extends CardScene {
  /** How many cards lie on it. */
  readonly depth: number;
}

/** How many agents the next event brings, as the cards in play have it now. */
export interface BandScene {
  readonly red: number;
  readonly grey: readonly number[];
}

export interface VeilScene {
  readonly value: number;
  readonly max: number;
  /** Which of the two bands holds now. */
  readonly isHigh: boolean;
  readonly high: BandScene;
  readonly low: BandScene;
  /** Events left of acts I, II and III. */
  readonly eventsLeft: readonly number[];
  /** The next one first. */
  readonly foreseen: readonly ForeseenScene[];
  /** The event that is being resolved. */
  readonly event: CardScene | null;
  /** The event whose grid an ability uses. */
  readonly omen: CardScene | null;
  /** What the running event will do to the veil when it is over, as far as it is known. */
  readonly pending: { readonly gain: number; readonly loss: number };
}

export interface DistrictScene {
  /** `district:<position>`. */
  readonly place: string;
  readonly id: string;
  readonly name: string;
  /** When its effects are of use. */
  readonly times: readonly ("day" | "night" | "always")[];
  /** One line for each of its effects. */
  readonly text: string;
  readonly vampires: readonly number[];
  readonly minions: number;
  readonly hidden: number;
  readonly exposed: number;
  /** Whose sigil lies here. */
  readonly sigil: number;
  readonly cards: readonly CardScene[];
  readonly leads: "minions" | "agents" | "even" | "nobody";
  /** A day fight would break out if it came to that now. */
  readonly fightLooms: boolean;
  /** Somebody is here who sees agents enter, which costs veil. */
  readonly isWatched: boolean;
  /** Agents that the running step is about to place here. */
  readonly coming: number;
  /** How many of the last agents of the reserve have been given to it, while they are shared out. */
  readonly allotted: number;
  /** Agents that were seen entering during the running event. */
  readonly entered: number;
  /** Its day effect has had its turn today. */
  readonly isDayDone: boolean;
  /** Its day fight has been fought today. */
  readonly isHunted: boolean;
}

export interface VampireScene {
  /** `vampire:<index>`. */
  readonly place: string;
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  readonly at: number;
  readonly blood: number;
  readonly bloodLimit: number;
  readonly kills: number;
  readonly killsMax: number;
  readonly killSteps: readonly KillStepScene[];
  /** Left on this turn; 0 out of turn. */
  readonly ap: number;
  /** Gained or lost for the next turn. */
  readonly nextAp: number;
  readonly isActive: boolean;
  readonly isLeader: boolean;
  readonly isDrained: boolean;
  readonly powers: {
    readonly blood: PowerScene;
    readonly dark: PowerScene;
    readonly sigil: PowerScene;
  };
  /** Where its sigil lies. */
  readonly sigilAt: number;
  readonly relics: readonly CardScene[];
  readonly relicLimit: number;
  /** Events that stay on its sheet. */
  readonly cards: readonly CardScene[];
}

/** What a kill count unlocks. */
export interface KillStepScene {
  readonly kills: number;
  readonly unlocks: string;
  readonly isOpen: boolean;
}

export interface PowerScene {
  /** `power:<vampire index>:<blood, dark or sigil>`. */
  readonly place: string;
  readonly name: string;
  /** What it costs now, in words. */
  readonly cost: string;
  readonly text: string;
  /** The kill count allows it. */
  readonly isOpen: boolean;
}

/**
 * Faces in rising order. A face is the place `die:<face>` wherever it lies; more exactly, those
 * picked are `picked:<face>` and those set aside `aside:<face>`.
 */
export interface DiceScene {
  readonly reserve: readonly number[];
  /** By the summary reading picked dice count as set aside already, and stand in both lists. */
  readonly picked: readonly number[];
  readonly aside: readonly number[];
}

export interface FightScene {
  readonly at: number;
  readonly fighter: number;
  readonly isByDay: boolean;
  /** Dice still to be used, those picked included. */
  readonly dice: number;
  /** The die just picked, or 0. */
  readonly die: number;
  /** Kills that count after the last die. */
  readonly kills: number;
  /** Blood that others still have to lose in the fighter's place. */
  readonly wounds: number;
  /** What each face does, once there is a fighter. */
  readonly faces: readonly FaceScene[];
}

export interface FaceScene {
  readonly face: number;
  /** Agents that fall. */
  readonly kills: number;
  /** Blood that it costs. */
  readonly wounds: number;
}

export interface ReserveScene {
  readonly agents: number;
  readonly minions: number;
  readonly blood: number;
  readonly relics: number;
  /** Relics of the deck that lie open: the one just drawn. */
  readonly drawn: readonly CardScene[];
}
