import type { Order } from "../content/language.js";
import type { Piece, Ritual, Victim } from "../content/pieces.js";
import type { ScoreLines } from "../facts.js";

/**
 * What a board draws: plain JSON, made from what an audience may see. Everything that can be
 * pointed at has a `place`; no two things in a scene have the same. Null means that there is
 * nothing there or that the audience may not know it; each field says which.
 */
export interface OrdersScene {
  /** The seat that looks, or null for a spectator. */
  readonly audience: number | null;
  readonly time: TimeScene;
  /** North, South, East, and West where it is in play. */
  readonly quarters: readonly QuarterScene[];
  readonly altar: AltarScene;
  readonly catacombs: CatacombsScene;
  readonly victimDeck: VictimDeckScene;
  readonly ritualDeck: DeckScene;
  /** Victims that may come back into the deck. */
  readonly discards: readonly CardScene[];
  readonly fearTrack: FearTrackScene;
  readonly players: readonly PlayerScene[];
  /** Rituals whose standing effects are in force. */
  readonly standing: readonly StandingScene[];
}

/** While Orders are carried out, the phase is the Order. */
export type PhaseName =
  | "day-begins"
  | "planning"
  | "orders"
  | Order
  | "cleanup"
  | "feeding"
  | "over";

export interface TimeScene {
  readonly day: number;
  readonly days: number;
  /** 1 to 3. */
  readonly act: number;
  readonly phase: PhaseName;
  /** The same in words: "orders, round 2 of 3: Player 1's turn". */
  readonly words: string;
  /** Only while tokens are placed. */
  readonly turn: TurnScene | null;
  readonly startPlayer: number;
  /** `win-seat-1`, `shared`; null while the game runs. */
  readonly outcome: string | null;
}

export interface TurnScene {
  readonly seat: number;
  /** From 1. */
  readonly round: number;
  readonly rounds: number;
}

export type SymbolsScene = Readonly<Record<Order, number>>;

export interface CardScene {
  readonly place: string;
  readonly id: string;
  readonly name: string;
  readonly kind: Piece["kind"];
  /** What it does. */
  readonly text: string;
  /** What it shows beside its effect, in words; left out where the text says it all. */
  readonly printed?: string;
  /** Only on cards that can lie in a pile. */
  readonly symbols?: SymbolsScene;
  /** Victims and Rituals. */
  readonly vp?: number;
  /** Locations and Victims: what they add to the die. */
  readonly fear?: number;
  /** Victims: the Influence that a Dusk costs. */
  readonly cost?: number;
  readonly class?: Victim["class"];
  /** Rituals: as printed. */
  readonly requires?: Ritual["requires"];
  /** What its owner has said of it in a decision that is not whole yet. */
  readonly mark?: CardMark;
}

/**
 * `asked`: the question is about this card. `kept`: planned to stay in the hand. `chosen`: to be
 * shown or given up. `fed`, `released`: what becomes of a card in Torpor.
 */
export type CardMark = "asked" | "kept" | "chosen" | "fed" | "released";

export interface TokenScene {
  readonly place: string;
  readonly seat: number;
  /** Null for one that lies face down. */
  readonly order: Order | null;
  /** What its pile shows here, against the die now; null where that is not known or not asked. */
  readonly test: FearTestScene | null;
}

export interface FearTestScene {
  readonly symbols: number;
  readonly die: number;
  /** Below zero: so many symbols are missing. */
  readonly surplus: number;
}

export interface QuarterScene {
  readonly place: string;
  /** "North". */
  readonly name: string;
  /** What Dawn uses. */
  readonly location: CardScene;
  /** What Dusk uses and Night takes; null where there is none. */
  readonly victim: CardScene | null;
  readonly night: NightScene;
  readonly die: number;
  /** The entrance stack, in the order in which the tokens were placed. */
  readonly tokens: readonly TokenScene[];
  /** Seats with a token here that is a Night, or may be one. */
  readonly contestants: readonly number[];
}

export interface NightScene {
  readonly place: string;
  readonly blood: number;
  readonly influence: number;
}

interface SpaceScene {
  readonly place: string;
  readonly name: string;
  readonly text: string;
  readonly tokens: readonly TokenScene[];
}

export interface AltarScene extends SpaceScene {
  /** Newest first; null where a place is empty. */
  readonly market: readonly (OfferScene | null)[];
}

/** A Ritual of the market. */
export interface OfferScene extends CardScene {
  /** What it asks of the audience's seat, or of anybody for a spectator. */
  readonly needs: string;
  /** Whether the audience's seat could take it with what it has in hand; null for a spectator. */
  readonly isPossible: boolean | null;
  /** What is missing first, where it is not possible. */
  readonly missing: MissingScene | null;
}

export interface MissingScene {
  /** `too-few-victims`. */
  readonly reason: string;
  readonly words: string;
}

export interface CatacombsScene extends SpaceScene {
  readonly decks: readonly RecruitScene[];
}

/** The Bleeders or the Elders. */
export interface RecruitScene extends CardScene {
  readonly left: number;
}

export interface DeckScene {
  readonly place: string;
  readonly size: number;
}

export interface VictimDeckScene extends DeckScene {
  /** What the audience has seen in it. */
  readonly known: readonly KnownScene[];
}

export interface KnownScene extends CardScene {
  /** 1 for the card on top. */
  readonly fromTop: number;
}

export interface FearTrackScene {
  readonly place: string;
  readonly text: string;
  /** From 0 on. */
  readonly spaces: readonly FearSpaceScene[];
}

export interface FearSpaceScene {
  readonly place: string;
  readonly at: number;
  /** What a marker here is worth at the end. */
  readonly vp: number;
  /** The worth changes here. */
  readonly isMark: boolean;
  readonly seats: readonly number[];
}

export interface PlayerScene {
  readonly place: string;
  readonly seat: number;
  readonly name: string;
  readonly blood: number;
  readonly influence: number;
  readonly vp: number;
  readonly fear: number;
  /** What the place on the Fear track is worth now. */
  readonly fearVp: number;
  /** Hand and piles together, which everybody may count. */
  readonly cards: number;
  /** Null while it is a secret how many of the cards are in piles. */
  readonly handSize: number | null;
  /** The audience's own, and everybody's when the game is over; else null. */
  readonly hand: readonly CardScene[] | null;
  /** What is known of another's hand and hidden piles, at tables that track it (BO-8.2); else null. */
  readonly known: readonly CardScene[] | null;
  /** Dawn, Dusk, Night; one's own already while they are planned. */
  readonly piles: readonly PileScene[];
  readonly torpor: readonly CardScene[];
  readonly rituals: readonly OwnRitualScene[];
  /** Null where the seat decides nothing in a simultaneous phase. */
  readonly isReady: boolean | null;
  readonly tokensLeft: number;
  /** Which tokens are left; null where that is secret. */
  readonly ordersLeft: readonly Order[] | null;
  /** Only when the game is over. */
  readonly score: ScoreLines | null;
}

export interface PileScene {
  readonly place: string;
  readonly order: Order;
  /** Null while the pile is secret, as are the other fields. */
  readonly cards: readonly CardScene[] | null;
  readonly size: number | null;
  /** Symbols of its Order, with those that it shows more today. */
  readonly symbols: number | null;
  /** What it would show in each Quarter, where Rituals may change it, against the die there. */
  readonly tests: readonly PileTestScene[] | null;
  /** More symbols for today; known to all. */
  readonly boost: number;
}

export interface PileTestScene extends FearTestScene {
  readonly quarter: number;
}

export interface OwnRitualScene extends CardScene {
  /** Whether it was used today; null where it is not one to use. */
  readonly isUsed: boolean | null;
}

export interface StandingScene extends CardScene {
  readonly owner: number;
  /** It answers once per day and has done so. */
  readonly isSpent: boolean;
}
