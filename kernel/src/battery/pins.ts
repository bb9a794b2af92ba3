import { redactFacts } from "../facts.js";
import type { Game } from "../game.js";
import { canonical, sha256Hex } from "../hash.js";
import { nameAgenda } from "../name-core.js";
import type { Play } from "../play.js";
import type { Replayed } from "../replay.js";
import type { Kit } from "../rulebook.js";
import type { GameShow } from "../show.js";
import { type Audience, SPECTATOR } from "../state.js";
import { isHiddenStack } from "../veil.js";

/**
 * Pins are digests of what each audience receives when a record is replayed: facts, log
 * lines and views. The record itself has the hashes of its positions only.
 */
export interface Pins {
  /** The parts of a view that are pinned, in the order of `AudiencePins.parts`. */
  readonly parts: readonly string[];
  readonly records: Readonly<Record<string, RecordPins>>;
}

export interface RecordPins {
  /** All facts, before they are scrubbed for an audience. */
  readonly facts: string;
  /** One character for the setup and for each answer: its facts and its log lines, of all audiences. */
  readonly steps: string;
  readonly audiences: Readonly<Record<string, AudiencePins>>;
}

export interface AudiencePins {
  readonly facts: string;
  readonly log: string;
  /** VIEW_DIGITS characters for each sampled position: all parts of the view. */
  readonly views: string;
  /** One character for each part: its values in all sampled positions. */
  readonly parts: string;
}

export type FactWords<K extends Kit> = Pick<GameShow<K>, "fact">;

const WHOLE_DIGITS = 8;
export const VIEW_DIGITS = 2;
/** How many positions of a record have their views pinned, from the setup to the end. */
const SAMPLES = 12;

const BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The first digits, in base 64, of the SHA-256 of texts. */
function digest(texts: readonly string[], digits: number): string {
  const hex = sha256Hex(texts.join("\n"));
  const byteAt = (i: number): number => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return Array.from({ length: digits }, (_, i) => BASE_64[byteAt(i) % BASE_64.length]).join("");
}

export function pinRecord<K extends Kit>(
  { play, facts }: Replayed<K>,
  words: FactWords<K>,
  parts: readonly string[],
): RecordPins {
  const audiences = [SPECTATOR, ...play.open.keys()];
  const all = facts.map(canonical);
  const told = audiences.map((audience) =>
    facts.map((step, answers) => toldTo(play, audience, answers, step, words)),
  );
  const pins = audiences.map((audience, i) => [
    audience === SPECTATOR ? "spectator" : `seat ${audience}`,
    {
      facts: digest(
        told[i].map((step) => step.facts),
        WHOLE_DIGITS,
      ),
      log: digest(
        told[i].map((step) => step.log),
        WHOLE_DIGITS,
      ),
      ...pinViews(play, audience, parts),
    },
  ]);
  const stepTexts = (at: number): string[] =>
    told.flatMap((steps) => [steps[at].facts, steps[at].log]);
  return {
    facts: digest(all, WHOLE_DIGITS),
    steps: all.map((step, at) => digest([step, ...stepTexts(at)], 1)).join(""),
    audiences: Object.fromEntries(pins),
  };
}

/** The facts and log lines that an audience receives for the setup or for one answer, as text. */
interface Told {
  readonly facts: string;
  readonly log: string;
}

const NOTHING: Told = { facts: "[]", log: "" };

function toldTo<K extends Kit>(
  play: Play<K>,
  audience: Audience,
  answers: number,
  facts: readonly K["Fact"][],
  words: FactWords<K>,
): Told {
  if (facts.length === 0) return NOTHING;
  const { game } = play;
  const { seen } = game.view(stateAfter(play, answers), audience);
  const scrubbed = redactFacts(game.facts, facts, audience);
  const lines = scrubbed.map((fact) => `${words.fact(seen, fact).words} [${fact.rule}]`);
  return { facts: canonical(scrubbed), log: lines.join("\n") };
}

function pinViews<K extends Kit>(
  play: Play<K>,
  audience: Audience,
  parts: readonly string[],
): Pick<AudiencePins, "views" | "parts"> {
  const views = sampledSteps(play.moments.length).map((answers) => {
    const view = readableView(play.game, stateAfter(play, answers), audience);
    return parts.map((part) => canonical(view[part]));
  });
  const pinPart = (_: string, at: number): string =>
    digest(
      views.map((view) => view[at]),
      1,
    );
  return {
    views: views.map((view) => digest(view, VIEW_DIGITS)).join(""),
    parts: parts.map(pinPart).join(""),
  };
}

function stateAfter<K extends Kit>({ moments, state }: Play<K>, answers: number): K["State"] {
  return moments[answers]?.before ?? state;
}

/** After how many answers views are pinned. */
export function sampledSteps(answers: number): number[] {
  return Array.from({ length: SAMPLES }, (_, i) => Math.round((i * answers) / (SAMPLES - 1)));
}

/** A view by its parts. Steps by name: a step that is added changes the numbers of others. */
function readableView<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  audience: Audience,
): Readonly<Record<string, unknown>> {
  const { seen } = game.view(state, audience);
  const named = (agenda: readonly number[]): unknown => nameAgenda(game.rulebook, agenda);
  const forks = seen.forks.map((fork) => (isHiddenStack(fork) ? "hidden" : named(fork)));
  return { ...(seen as object), agenda: named(seen.agenda), forks };
}

/** The parts of a view, of which a pin file names those that it pins. */
export function viewParts<K extends Kit>({ game, state }: Play<K>): string[] {
  return Object.keys(game.view(state, SPECTATOR).seen).sort();
}
