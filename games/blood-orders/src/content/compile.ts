import {
  bind,
  type ContentFault,
  compileEffect,
  fault,
  inside,
  NOTHING,
  newScope,
  type Program,
  type Scope,
} from "@coterie/effects";
import { HAPPENING, type StandingDef, VALUE } from "../rules/standing.js";
import { amountOf, SCORE } from "../rules/verbs/amounts.js";
import { conditionOf } from "../rules/verbs/conditions.js";
import type { HandVerb } from "../rules/verbs/hand.js";
import { lexiconFor, type Workshop } from "../rules/verbs/lexicon.js";
import type { PayVerb } from "../rules/verbs/pay.js";
import type { Table } from "../table.js";
import { bleeder, elder, fearTrack } from "./bloodline.js";
import type { CardContent, Content } from "./content.js";
import type { Effect, Happening, Standing, ValueName, Verb } from "./language.js";
import type { Pack, Piece } from "./pieces.js";

/** Makes content from a pack whose form is right. Faults of meaning come back all at once. */
export function compilePack(pack: Pack): { content: Content; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const standings: StandingDef[] = [];
  const program: Program<Table> = [];
  const payVerbs: PayVerb[] = [];
  const handVerbs: HandVerb[] = [];
  const workshop: Workshop = { program, payVerbs, handVerbs };
  const ofKind = <P extends Piece["kind"]>(kind: P): Compiled<P>[] =>
    pack.pieces.flatMap((card, piece) =>
      card.kind === kind
        ? [
            {
              card: card as Extract<Piece, { kind: P }>,
              piece,
              make: new PieceCompiler(card, piece, workshop, standings, faults),
            },
          ]
        : [],
    );
  const victims = ofKind("victim").map(({ card, piece, make }) => ({
    card,
    piece,
    effect: make.effect(card.effect, "effect"),
  }));
  const content: Content = {
    pack,
    pieces: pack.pieces,
    program,
    standings,
    payVerbs,
    handVerbs,
    locations: ofKind("location").map(({ card, piece, make }) => ({
      card,
      piece,
      effect: make.effect(card.effect, "effect"),
    })),
    victims,
    rituals: ofKind("ritual").map(({ card, piece, make }) => ({
      card,
      piece,
      standing: (card.standing ?? []).map((one, i) => make.standing(one, `standing.${i}`)),
      daily:
        card.daily === undefined
          ? undefined
          : { cost: card.daily.cost ?? {}, effect: make.effect(card.daily.effect, "daily.effect") },
    })),
    ...handCards(pack, victims),
    fearTrack: ofKind("fear-track")[0]?.card ?? fearTrack,
    acts: [1, 2, 3].map((act) => ({
      locations: inAct(ofKind("location"), act),
      victims: inAct(victims, act),
      rituals: inAct(ofKind("ritual"), act),
    })),
  };
  return { content, faults };
}

interface Compiled<P extends Piece["kind"]> {
  readonly card: Extract<Piece, { kind: P }>;
  readonly piece: number;
  readonly make: PieceCompiler;
}

function inAct(cards: readonly { readonly card: { readonly act: number } }[], act: number) {
  return cards.flatMap(({ card }, number) => (card.act === act ? [number] : []));
}

/** All Victims, then the Bleeder, then the Elder; a pack without these is refused elsewhere. */
function handCards(
  pack: Pack,
  victims: Content["victims"],
): Pick<Content, "cards" | "bleeder" | "elder"> {
  const alike = [
    pack.pieces.find((piece) => piece.kind === "bleeder") ?? bleeder,
    pack.pieces.find((piece) => piece.kind === "elder") ?? elder,
  ];
  const cards: CardContent[] = [
    ...victims.map(({ card }) => ({ ...cardOf(card), vp: card.vp, isVictim: true })),
    ...alike.map((card) => ({ ...cardOf(card), vp: 0, isVictim: false })),
  ];
  return { cards, bleeder: victims.length, elder: victims.length + 1 };
}

function cardOf(card: { id: string; dawn: number; dusk: number; night: number }) {
  return { id: card.id, symbols: [card.dawn, card.dusk, card.night] };
}

/** Happenings and values that are about a Quarter: only there does `there` mean something. */
const HAPPEN_SOMEWHERE: readonly Happening[] = [
  "dawn-done",
  "dusk-done",
  "night-done",
  "contest-won",
  "contest-lost",
  "fear-failed",
  "die-shifted",
];
/** They come to every player at once; another's would be the same one again. */
const HAPPEN_TO_ALL: readonly Happening[] = ["day-begins", "act-begins"];
const VALUES_SOMEWHERE: readonly ValueName[] = [
  "dawn",
  "dusk",
  "night",
  "pile-cards",
  "dusk-cost",
  "night-fear",
];

/** Compiles the parts of one piece. */
class PieceCompiler {
  private readonly scope: Scope;

  constructor(
    readonly piece: Piece,
    readonly number: number,
    private readonly workshop: Workshop,
    private readonly standings: StandingDef[],
    faults: ContentFault[],
  ) {
    this.scope = { ...newScope(piece.id, number, ""), faults };
  }

  private at(path: string): Scope {
    return { ...this.scope, path };
  }

  /** What is done by choice: such an effect could ready itself, or another that readies it. */
  effect(effect: Effect, path: string): number {
    if (says(effect, "ready")) fault(this.at(path), "only a trigger may ready a Ritual");
    this.checkHere(effect, this.at(path));
    return this.compile(effect, this.at(path));
  }

  private checkHere(part: Effect | Standing, scope: Scope): void {
    if (this.piece.kind === "ritual" && JSON.stringify(part).includes(':"here"')) {
      fault(scope, '"here" means nothing: a Ritual lies in no Quarter');
    }
  }

  private compile(effect: Effect, scope: Scope): number {
    return compileEffect(lexiconFor(this.workshop), this.workshop.program, effect, scope);
  }

  standing(one: Standing, path: string): number {
    this.checkHere(one, this.at(path));
    return this.standings.push(this.standingDef(one, this.at(path))) - 1;
  }

  private standingDef(one: Standing, scope: Scope): StandingDef {
    switch (one.kind) {
      case "modifier": {
        const within = about(scope, VALUES_SOMEWHERE.includes(one.value));
        const { add } = one;
        return this.def(one, within, VALUE[one.value], {
          add: typeof add === "number" ? () => add : amountOf(add, inside(within, "add")),
        });
      }
      case "trigger": {
        const within = about(scope, HAPPEN_SOMEWHERE.includes(one.after));
        if (HAPPEN_TO_ALL.includes(one.after) && (one.who ?? "owner") !== "owner") {
          fault(inside(within, "who"), `${one.after} is the owner's own: leave it out`);
        }
        if (one.once === undefined && setsItselfOff(one.after, one.then)) {
          fault(inside(within, "then"), `it would set itself off: it comes after ${one.after}`);
        }
        return this.def(one, within, HAPPENING[one.after], {
          oncePerDay: one.once === "day",
          effect: this.compile(one.then, inside(within, "then")),
        });
      }
      case "score":
        return this.def({ kind: "score" }, scope, 0, {
          add: amountOf(one.add, inside(scope, SCORE)),
        });
    }
  }

  private def(
    one: Pick<StandingDef, "kind"> &
      Partial<Pick<Extract<Standing, { kind: "trigger" }>, "who" | "when">>,
    scope: Scope,
    number: number,
    rest: Partial<StandingDef>,
  ): StandingDef {
    return {
      name: `${this.piece.id}/${scope.path}`,
      piece: this.number,
      kind: one.kind,
      about: number,
      who: one.who ?? "owner",
      when: one.when === undefined ? undefined : conditionOf(one.when, inside(scope, "when")),
      add: () => 0,
      oncePerDay: false,
      effect: NOTHING,
      ...rest,
    };
  }
}

/** In a standing effect `them` is whom it is about and `there` where, if anywhere. */
function about(scope: Scope, somewhere: boolean): Scope {
  const within = bind(scope, "them", "player");
  return somewhere ? bind(within, "there", "quarter") : within;
}

/** What makes each happening; a trigger that makes its own could go on for ever, unless once per day. */
const MAKERS: Readonly<Partial<Record<Happening, readonly Verb["do"][]>>> = {
  "die-shifted": ["shift", "set-die", "swap-dice", "ready"],
  "victim-gained": ["seize", "draw", "recover", "ready"],
};

function setsItselfOff(after: Happening, then: Effect): boolean {
  if (after === "victim-gained" && JSON.stringify(then).includes('"may":"take"')) return true;
  return MAKERS[after]?.some((verb) => says(then, verb)) === true;
}

/** Whether a verb stands anywhere in an effect. */
function says(effect: Effect, verb: Verb["do"]): boolean {
  return JSON.stringify(effect).includes(`"do":"${verb}"`);
}
