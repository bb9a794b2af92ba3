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
  type Test,
} from "@coterie/effects";
import { ALL_FACES, banBits, HAPPENING, type StandingDef, VALUE } from "../rules/standing.js";
import { amountOf } from "../rules/verbs/amounts.js";
import { conditionOf } from "../rules/verbs/conditions.js";
import { lexiconFor, type Speaker } from "../rules/verbs/lexicon.js";
import type { Table } from "../table.js";
import type { ActivatedContent, Content } from "./content.js";
import type { Condition, Effect, Standing } from "./language.js";
import type { Activated, Pack, Piece, Tracker } from "./pieces.js";

/** Makes content from a pack whose form is right. Faults of meaning come back all at once. */
export function compilePack(pack: Pack): { content: Content; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const program: Program<Table> = [];
  const standings: StandingDef[] = [];
  const makers = pack.pieces.map(
    (piece, number) => new PieceCompiler(piece, number, program, standings, faults),
  );
  const compiled = <P extends Piece["kind"]>(
    kind: P,
  ): { card: Extract<Piece, { kind: P }>; piece: number; make: PieceCompiler }[] =>
    makers
      .filter((make) => make.piece.kind === kind)
      .map((make) => ({
        card: make.piece as Extract<Piece, { kind: P }>,
        piece: make.number,
        make,
      }));
  const content: Content = {
    pack,
    pieces: pack.pieces,
    program,
    standings,
    districts: compiled("district").map(({ card, piece, make }) => ({
      card,
      piece,
      day: make.effect(card.day, "day"),
      night: card.night === undefined ? undefined : make.activated(card.night, "night"),
      standing: make.standing(card.standing, "standing"),
    })),
    vampires: compiled("vampire").map(({ card, piece, make }) => ({
      card,
      piece,
      blood: make.activated(card.blood, "blood", true),
      dark: make.activated(card.dark, "dark", true),
      sigil: make.standing(card.sigil.standing, "sigil.standing"),
    })),
    events: compiled("event").map(({ card, piece, make }) => ({
      card,
      piece,
      effect: make.effect(card.effect, "effect"),
      standing: [
        ...make.standing(card.stays?.standing, "stays.standing"),
        ...make.until(card.stays?.until, card.stays?.then),
      ],
    })),
    acts: [1, 2, 3].map((act) =>
      compiled("event").flatMap(({ card }, event) => (card.act === act ? [event] : [])),
    ),
    relics: compiled("relic").map(({ card, piece, make }) => ({
      card,
      piece,
      use: card.use === undefined ? undefined : make.activated(card.use, "use"),
      standing: make.standing(card.standing, "standing"),
    })),
    trackers: Object.fromEntries(
      compiled("tracker").map(({ card }): [number, Tracker] => [card.vampires, card]),
    ),
  };
  return { content, faults };
}

type Timing = ActivatedContent["timing"];

const NO_COST = { blood: 0, veil: 0 };

/** How an effect is compiled, where it is not simply a list of steps. */
interface How {
  readonly timing?: Timing;
  /** Agents that it removes count for its user (MN-5.7). */
  readonly isAbility?: boolean;
  /** Steps of its cost, done first. */
  readonly before?: Effect;
}

/** Compiles the parts of one piece. */
class PieceCompiler {
  private readonly speaker: Speaker;
  private readonly scope: Scope;

  constructor(
    readonly piece: Piece,
    readonly number: number,
    private readonly program: Program<Table>,
    private readonly standings: StandingDef[],
    faults: ContentFault[],
  ) {
    const { kind } = piece;
    this.speaker = {
      piece: number,
      isEvent: kind === "event",
      isRelic: kind === "relic",
      ability: undefined,
    };
    this.scope = { ...newScope(piece.id, number, ""), faults };
  }

  private at(path: string): Scope {
    return { ...this.scope, path };
  }

  effect(effect: Effect | undefined, path: string): number {
    return effect === undefined ? NOTHING : this.compile(effect, this.at(path), {});
  }

  private compile(effect: Effect, scope: Scope, how: How): number {
    if (effect.length === 0) return NOTHING;
    checkTiming(effect, how.timing ?? "turn", scope);
    const ability = how.isAbility === true ? (how.timing ?? "turn") : undefined;
    const lexicon = lexiconFor({ ...this.speaker, ability });
    return compileEffect(lexicon, this.program, effect, scope, how.before);
  }

  activated(activated: Activated, path: string, isAbility = false): ActivatedContent {
    const { cost, when, once } = activated;
    const timing = "timing" in activated ? (activated.timing as Timing) : "turn";
    const scope = this.at(`${path}.effect`);
    const before: Effect =
      cost.die === undefined ? [] : [{ do: "spend-die", faces: cost.die, as: "face" }];
    return {
      piece: this.number,
      cost,
      timing,
      when: when === undefined ? undefined : conditionOf(when, this.at(`${path}.when`)),
      oncePerRound: once === "round",
      needsEvent: says(activated.effect, "omen") || says(activated.effect, "discard-event"),
      effect: this.compile(activated.effect, scope, { timing, isAbility, before }),
    };
  }

  standing(list: readonly Standing[] | undefined, path: string): number[] {
    return (list ?? []).map((one, i) => this.addStanding(one, this.at(`${path}.${i}`)));
  }

  /** MN-3.6: the end of a card that stays. */
  until(until: Condition | undefined, then: Effect | undefined): number[] {
    if (until === undefined) return [];
    if (says(then ?? [], "fight")) fault(this.at("stays.then"), "it may not start a fight");
    const def = this.def("stays.until", "until", 0, {
      when: conditionOf(until, this.at("stays.until")),
      effect: this.effect(then, "stays.then"),
    });
    return [this.standings.push(def) - 1];
  }

  private addStanding(one: Standing, scope: Scope): number {
    // In a standing effect `them` and `there` are whom and where it is about.
    const within = bind(bind(scope, "them", "vampire"), "there", "district");
    return this.standings.push(this.standingDef(one, within)) - 1;
  }

  private standingDef(one: Standing, scope: Scope): StandingDef {
    const { path } = scope;
    switch (one.kind) {
      case "modifier": {
        const { add } = one;
        const faces = one.faces?.reduce((bits, face) => bits | (1 << (face - 1)), 0);
        return this.def(path, "modifier", VALUE[one.value], {
          ...this.filters(one, scope),
          add: typeof add === "number" ? () => add : amountOf(add, inside(scope, "add")),
          faces: faces ?? ALL_FACES,
        });
      }
      case "ban":
        return this.def(path, "ban", banBits(one.actions), this.filters(one, scope));
      case "trigger":
        if (says(one.then, "fight"))
          fault(inside(scope, "then"), "a trigger may not start a fight");
        return this.def(path, "trigger", HAPPENING[one.after], {
          ...this.filters(one, scope),
          once: one.once === "round",
          needsThem: JSON.stringify(one.then).includes('"them"'),
          effect: this.compile(one.then, inside(scope, "then"), {}),
        });
      case "redirect":
        return this.def(path, "redirect", 0, {});
      case "reach": {
        const { blood = 0, veil = 0 } = one.cost;
        return this.def(path, "reach", 0, { cost: { blood, veil } });
      }
    }
  }

  private filters(
    one: { who?: StandingDef["who"]; at?: StandingDef["at"]; when?: Condition | undefined },
    scope: Scope,
  ): { who: StandingDef["who"]; at: StandingDef["at"]; when: Test<Table> | undefined } {
    const { who, at, when } = one;
    const test = when === undefined ? undefined : conditionOf(when, inside(scope, "when"));
    return { who, at, when: test };
  }

  private def(
    path: string,
    kind: StandingDef["kind"],
    about: number,
    rest: Partial<StandingDef>,
  ): StandingDef {
    return {
      name: `${this.piece.id}/${path}`,
      piece: this.number,
      kind,
      about,
      who: undefined,
      at: undefined,
      when: undefined,
      add: () => 0,
      faces: ALL_FACES,
      once: false,
      needsThem: false,
      cost: NO_COST,
      effect: NOTHING,
      ...rest,
    };
  }
}

/** Whether a step stands anywhere in an effect. */
function says(effect: Effect, word: Effect[number]["do"]): boolean {
  return effect.some((step) => {
    if (step.do === word) return true;
    if (step.do === "either") return step.of.some((one) => says(one.then, word));
    if (step.do === "if") return says(step.then, word) || says(step.else ?? [], word);
    return "then" in step && says(step.then, word);
  });
}

/** MN-5.6: only what is used on a picked die may change it, and such a thing starts no fight. */
function checkTiming(effect: Effect, timing: Timing, scope: Scope): void {
  if (timing === "die" && says(effect, "fight")) {
    fault(scope, "what is used on a picked die may not start a fight");
  }
  if (timing === "turn" && says(effect, "change-die")) {
    fault(scope, "`change-die` needs the timing `die`");
  }
}
