import type { Pace } from "../core/house.js";
import type { Luck } from "./luck.js";

/** How servers and their store stand to each other. */
export interface Shape {
  readonly servers: number;
  /** The store answers before its call returns, as the embedded one does. */
  readonly answersAtOnce: boolean;
  /** Server and store are one machine: they crash together. */
  readonly isOneMachine: boolean;
  readonly pace: Pace;
  /** How much the clocks of two servers may differ, in milliseconds. */
  readonly skew: number;
}

/** What goes wrong by itself, and how often: 0 is never, 1 is always. Times are milliseconds. */
export interface Weather {
  /** The longest that a call to the store usually takes, each way. */
  readonly storeDelay: number;
  /** Calls to the store that fail and have done nothing. */
  readonly storeFails: number;
  /** Calls to the store that fail and have been done: nobody knows. */
  readonly storeForgets: number;
  readonly noticeLost: number;
  readonly noticeDoubled: number;
  readonly networkDelay: number;
  /** HTTP requests that do not arrive, and replies that do not. */
  readonly callLost: number;
  /** Connections that do what TCP never does: each message may get lost, come twice or out of turn. */
  readonly lossyLinks: number;
  readonly messageLost: number;
  readonly messageDoubled: number;
  readonly messageOutOfTurn: number;
  /** The usual time between two of a kind; 0 for never. */
  readonly troubles: Readonly<Record<Trouble, number>>;
}

export type Trouble =
  /** A server dies and comes back. */
  | "crash"
  /** A server is stopped as it should be, and comes back. */
  | "stop"
  /** A server cannot reach the store for a while. */
  | "cut"
  /** The machine of the store dies and comes back. */
  | "store-crash"
  /** A connection breaks. */
  | "break"
  /** Nothing gets through a connection for a while. */
  | "hold";

export function shapeFrom(luck: Luck): Shape {
  const isOneMachine = luck.isSo(0.35);
  return {
    servers: isOneMachine ? 1 : luck.between(2, 3),
    answersAtOnce: isOneMachine && luck.isSo(0.6),
    isOneMachine,
    pace: {
      idle: luck.among([500, 2_000, 10_000]),
      round: luck.among([200, 700, 1_500]),
      lease: luck.among([300, 1_000, 4_000]),
      gather: luck.among([0, 0, 20]),
      keep: luck.among([0, 300, 2_000]),
    },
    skew: luck.among([0, 0, 1_500]),
  };
}

/** Most worlds have one or two kinds of bad weather, a few all of them. */
export function weatherFrom(luck: Luck): Weather {
  const isStorm = luck.isSo(0.1);
  const some = (...rates: number[]): number => (isStorm || luck.isSo(0.4) ? luck.among(rates) : 0);
  return {
    storeDelay: luck.among([1, 10, 10, 80, 400]),
    storeFails: some(0.01, 0.05),
    storeForgets: some(0.01, 0.05),
    noticeLost: some(0.1, 0.5, 1),
    noticeDoubled: some(0.2),
    networkDelay: luck.among([2, 20, 20, 150]),
    callLost: some(0.02, 0.1),
    lossyLinks: some(0.2, 0.6),
    messageLost: luck.among([0, 0.02, 0.1]),
    messageDoubled: luck.among([0, 0.02, 0.1]),
    messageOutOfTurn: luck.among([0, 0.02, 0.2]),
    troubles: {
      crash: some(2_000, 6_000),
      stop: some(4_000, 8_000),
      cut: some(3_000, 8_000),
      "store-crash": some(4_000, 10_000),
      break: some(700, 3_000),
      hold: some(1_500, 5_000),
    },
  };
}

/** What is left when nothing goes wrong any more. */
export function fair(weather: Weather): Weather {
  return {
    storeDelay: Math.min(weather.storeDelay, 20),
    storeFails: 0,
    storeForgets: 0,
    noticeLost: 0,
    noticeDoubled: 0,
    networkDelay: Math.min(weather.networkDelay, 20),
    callLost: 0,
    lossyLinks: 0,
    messageLost: 0,
    messageDoubled: 0,
    messageOutOfTurn: 0,
    troubles: { crash: 0, stop: 0, cut: 0, "store-crash": 0, break: 0, hold: 0 },
  };
}
