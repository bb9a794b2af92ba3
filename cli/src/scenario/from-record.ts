import {
  answer,
  canonical,
  drawFate,
  type Game,
  type GameRecord,
  type Json,
  type Kit,
  type Play,
  replay,
  replayFitting,
  runScenario,
  SCENARIO_FORMAT,
  type Scenario,
  type Turn,
} from "@coterie/kernel";
import { Failure } from "../faults.js";
import { versionNotice } from "../rules-version.js";
import type { Door } from "../show.js";
import { expectedOf } from "./expected.js";
import { nameOf } from "./name.js";

/** Which part of a record, and what its reporter said of it. */
export interface Part {
  readonly at: number;
  readonly most: number;
  readonly note: string;
}

export interface FromRecord {
  readonly scenario: Scenario;
  /** With which version of the rules the record was made, if it is another. */
  readonly notices: readonly string[];
}

/**
 * A scenario that begins in the middle of a record: the whole position, the answers that follow,
 * and what they lead to now. It holds as long as the rules do the same.
 */
export function scenarioFrom<K extends Kit>(
  door: Door<K>,
  record: GameRecord,
  { at, most, note }: Part,
): FromRecord {
  const { game } = door;
  const { fits, notices } = fittingPart(game, record);
  if (at > fits) throw new Failure(`${notices.join(" ")} Expected --at 0 to ${fits}.`);
  const { play } = replay(game, record, at);
  // A fate drawn anew just here is part of the position that the scenario begins with.
  for (const salt of record.answers[at]?.fates ?? []) drawFate(play, salt);
  const rules = new Set<string>();
  const position = game.name(play.state);
  const expect = expectedOf(play, rules);
  const turns = turnsFrom(play, record, at, Math.min(most, fits - at), rules);
  const [first] = turns;
  const place = `after answer ${at} of ${record.answers.length}`;
  const scenario: Scenario = {
    format: SCENARIO_FORMAT,
    game: game.id,
    name: nameOf("a record", first === undefined ? place : `${place}: ${first.answer}`, note),
    rules: [...rules].sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    setup: record.setup,
    position,
    expect,
    play: turns,
    pack: record.pack.pieces,
  };
  const failures = runScenario(game, scenario);
  if (failures.length === 0) return { scenario, notices };
  throw new Failure(`the position does not come back as it was: ${failures.join("; ")}`);
}

interface FittingPart {
  readonly fits: number;
  readonly notices: readonly string[];
}

/** How many answers of a record may be shown. One of the present version is checked up to its place. */
function fittingPart<K extends Kit>(game: Game<K>, record: GameRecord): FittingPart {
  const { answers, rulesVersion } = record;
  if (rulesVersion === game.rulesVersion) return { fits: answers.length, notices: [] };
  const { differs } = replayFitting(game, record);
  const fits = differs?.fits ?? answers.length;
  return { fits, notices: versionNotice(record, game.rulesVersion, differs) };
}

/** The next answers; a fate drawn anew between two of them cannot be said, and ends the list. */
function turnsFrom<K extends Kit>(
  play: Play<K>,
  record: GameRecord,
  at: number,
  most: number,
  rules: Set<string>,
): Turn[] {
  const turns: Turn[] = [];
  for (const [i, { seat, key, fates }] of record.answers.slice(at, at + most).entries()) {
    if (i > 0 && fates !== undefined) break;
    const before = play.game.name(play.state);
    const facts = answer(play, { seat, question: play.open[seat], key });
    for (const { rule } of facts) rules.add(rule);
    const expect = expectedOf(play, rules);
    const position = changed(before, play.game.name(play.state));
    turns.push({ answer: key, seat, expect: { ...expect, position } });
  }
  const last = turns.pop();
  // A game that has only begun has no answer to show, but its first question.
  if (last === undefined) return [];
  const whole = visible(play.game.name(play.state));
  return [...turns, { ...last, expect: { ...last.expect, position: whole } }];
}

type Fields = { readonly [key: string]: Json };

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How the game goes on is told by the question; the agenda may change without any harm. */
const INNER = ["agenda", "chance"];

function visible(position: Json): Json {
  if (!isFields(position)) return position;
  return Object.fromEntries(Object.entries(position).filter(([key]) => !INNER.includes(key)));
}

/** The part of a position that an answer changed. */
function changed(before: Json, after: Json): Json {
  const [from, to] = [visible(before), visible(after)];
  return isFields(from) && isFields(to) ? changedFields(from, to) : to;
}

function changedFields(before: Fields, after: Fields): Fields {
  const fields: Record<string, Json> = {};
  for (const [key, value] of Object.entries(after)) {
    const old = before[key] ?? null;
    if (canonical(old) === canonical(value)) continue;
    fields[key] = isFields(old) && isFields(value) ? changedFields(old, value) : value;
  }
  return fields;
}
