import { boundNames } from "./reading.js";

/** Parts of pieces that mean the same may read the same: this writes them in one way. */

type Data = Record<string, unknown>;

const ofPlayers = ["blood", "influence", "vp", "fear", "rituals", "cards", "torpor", "hand"];
const ofQuarters = ["night-", "die", "victim-", "tokens"];

function count(data: Data): Data {
  const { count: what, who, at, kind, class: of, in: set, ...scale } = data;
  const name = String(what);
  const isCards = ["torpor", "hand", "discards"].includes(name);
  return {
    count: what,
    ...scale,
    ...(ofPlayers.includes(name) ? { who: who ?? "self" } : {}),
    ...(ofQuarters.some((start) => name.startsWith(start)) ? { at: at ?? "here" } : {}),
    ...(isCards ? cardKind({ kind, class: of }, name === "discards" ? "victim" : undefined) : {}),
    ...(name === "quarters" || name === "players" ? { in: set ?? canonical({ set: name }) } : {}),
  };
}

/** A class says more than the kind. */
const cardKind = ({ kind, class: of }: Data, any?: string): Data => ({
  kind: of === undefined ? (kind ?? any) : undefined,
  class: of,
});

function set(data: Data): Data {
  switch (data.set) {
    case "quarters": {
      const having = ((data.with as string[] | undefined) ?? []).filter(
        (one) => one !== "victim" || data.class === undefined,
      );
      return { ...data, with: having, without: data.without ?? [] };
    }
    case "players":
      return { ...data, who: data.who ?? "others" };
    case "torpor":
      return { ...data, ...cardKind(data), of: data.of ?? "self" };
    case "used":
      return { ...data, of: data.of ?? "self" };
    default:
      return data;
  }
}

/** What a step says by not saying it. */
const defaults: Readonly<Record<string, Data>> = {
  gain: { n: 1, who: "self" },
  lose: { n: 1, who: "self" },
  give: { n: 1 },
  put: { n: 1 },
  take: { n: 1, who: "self" },
  move: { n: 1 },
  cull: { n: 1 },
  seize: { who: "self" },
  recruit: { n: 1, who: "self" },
  boost: { n: 1, who: "self" },
  offer: { n: 1 },
  show: { n: 10 },
};

function step(data: Data): Data {
  const whole: Data = { ...defaults[String(data.do)], ...data };
  switch (data.do) {
    case "either":
      return { do: "either", of: (data.of as Data[]).map(({ then }) => then) };
    case "if":
    case "pay":
      return { ...whole, else: data.else ?? [] };
    case "look":
      return { ...whole, at: data.may === "place" ? (data.at ?? "here") : undefined };
    case "swap-dice":
    case "swap-victims":
      return { do: data.do, of: [data.a, data.b].sort() };
    case "offer":
      return { ...whole, ...cardKind(data) };
    case "show":
      return { ...whole, ...cardKind(data, "victim") };
    default:
      return whole;
  }
}

function standing(data: Data): Data {
  const isTime = data.after === "day-begins" || data.after === "act-begins";
  const who = isTime ? "owner" : (data.who ?? "owner");
  if (who !== "owner") return data;
  // What is about the owner is about nobody else.
  return JSON.parse(JSON.stringify({ ...data, who }).replaceAll('"them"', '"self"'));
}

/** To be allowed to choose is the same as to choose and be allowed to decline. */
function list(parts: readonly unknown[]): unknown {
  const [first, ...rest] = parts as Data[];
  if (first?.do === "choose" && first.may === true) {
    const { may: _may, ...must } = first;
    return [{ do: "may", then: list([must, ...rest]) }];
  }
  return first === undefined ? [] : [first, ...(list(rest) as unknown[])];
}

const isScore = (part: unknown): boolean => (part as Data | null)?.kind === "score";

function canonical(part: unknown): unknown {
  if (Array.isArray(part)) {
    const parts = part.map(canonical);
    // What counts at the end comes last, whatever comes between.
    return list([...parts.filter((one) => !isScore(one)), ...parts.filter(isScore)]);
  }
  if (typeof part !== "object" || part === null) return part;
  const data = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, canonical(value)]),
  );
  if ("count" in data) return count(data);
  if ("set" in data) return set(data);
  if ("do" in data) return step(data);
  return "after" in data || "value" in data ? standing(data) : data;
}

/** The order of keys means nothing, nor what is not there. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Nor does it matter what a chosen thing is called. */
export const written = (part: unknown): string =>
  boundNames(part).reduce(
    (text, name, i) => text.replaceAll(`"${name}"`, `"#${i}"`),
    JSON.stringify(canonical(part), sorted),
  );
