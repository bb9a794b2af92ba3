import { type GameRecord, RECORD_FORMAT, type ToldHint } from "@coterie/kernel";
import {
  type CommandResult,
  LIMITS,
  type LogItem,
  type Mine,
  policySchema,
  type Seated,
  type TableDocument,
  type TableInfo,
  type Trouble,
} from "@coterie/protocol";
import { z } from "zod";
import type { ListedTable } from "./listing.js";

/**
 * What the HTTP API answers, for its description. The types of the protocol come first and these
 * are checked against them; the tests check real answers against these.
 */

const hex = z.string().regex(/^[0-9a-f]+$/);
const time = z.int().describe("milliseconds since 1970");
const seats = z.array(z.int()).describe("numbers of seats");
const plain = z.json();

export const troubleAnswer = z.strictObject({
  code: z.string().describe("for programs"),
  message: z.string().describe("for people"),
  retryAfterSeconds: z
    .int()
    .optional()
    .describe("when to try again, if that is known; also in the header Retry-After"),
}) as z.ZodType<Trouble>;

export const seatedAnswer: z.ZodType<Seated> = z.strictObject({
  table: hex,
  guest: z.int(),
  pass: z.string().describe("a secret; empty if the pass that was sent stays good"),
  seats,
  commitment: hex.describe("SHA-256 of the secret part of the seed"),
});

const guestInfo = z.strictObject({
  guest: z.int(),
  name: z.string(),
  ready: z.boolean(),
  muted: z.boolean(),
  gone: z.boolean(),
});

const seatInfo = z.strictObject({
  guest: z.int().nullable(),
  bot: z.string().nullable(),
  resigned: z.boolean(),
  askedSince: time.nullable(),
});

export const tableAnswer: z.ZodType<TableInfo> = z.strictObject({
  id: hex,
  game: z.string(),
  setup: plain,
  pack: hex.describe("the hash of its pieces, see GET api/packs/{hash}"),
  policy: policySchema,
  listed: z.boolean(),
  spectators: z.boolean(),
  chat: z.boolean(),
  seatTime: z.int().nullable(),
  status: z.enum(["open", "running", "finished", "abandoned", "closed"]),
  rulesVersion: z.int(),
  commitment: hex,
  host: z.int(),
  guests: z.array(guestInfo),
  seats: z.array(seatInfo),
  undo: z.strictObject({ seat: z.int(), agreed: z.array(z.int()) }).nullable(),
  botVotes: z.array(z.array(z.int())),
  abandonVotes: z.array(z.int()),
  outcome: z.string().nullable(),
  rulesChanged: z.boolean(),
  rematch: hex.nullable(),
  from: z.strictObject({ table: hex, answer: z.int() }).nullable(),
});

const question = z.looseObject({
  id: z.string(),
  seat: z.int(),
  kind: z.string(),
  rule: z.string(),
  options: z.array(z.looseObject({ key: z.string() })),
  forced: z.boolean(),
  blocked: z.array(plain),
});

const documentAnswer = z.strictObject({
  table: tableAnswer,
  view: plain,
  question: question.nullable(),
  undoMark: z.string().nullable(),
}) as unknown as z.ZodType<TableDocument>;

const audience = z.int().describe("a seat, or -1 for those who only watch");

export const sheetsAnswer = z.array(
  z.strictObject({
    to: audience,
    n: z.int().describe("the stream number of this audience"),
    document: documentAnswer,
  }),
);

const logItem = z.strictObject({
  n: z.int(),
  at: time,
  what: z.string(),
  seat: z.int().optional(),
  guest: z.int().optional(),
  text: z.string().optional(),
  facts: z.array(plain).optional(),
  says: z
    .string()
    .optional()
    .describe("what the bot of the seat means to do from here on, in a sentence"),
}) as z.ZodType<LogItem>;

export const logAnswer = z.array(z.strictObject({ to: audience, log: z.array(logItem) }));

const share = z.number().min(0).max(1);

const hint: z.ZodType<ToldHint> = z.strictObject({
  answers: z.array(
    z.strictObject({
      keys: z.array(z.string()).describe("one option, or a whole plan"),
      chance: share.describe("the estimated chance to win"),
      error: share.describe("the standard error of that estimate"),
      brings: z
        .record(z.string(), z.number())
        .describe("what it brings on average, by what is counted"),
      does: z.array(z.string()).describe("what is answered, in words; of a plan what goes where"),
      follows: z.array(z.string()).describe("the first of what follows for certain, in words"),
    }),
  ),
  sure: z
    .enum(["certain", "likely", "close", "by-rule"])
    .describe("whether the first is better than the second; by-rule if nothing was compared"),
  within: z.enum(["round", "day"]).describe("how far games were played on"),
  playouts: z.int().describe("from how many games played on this was learnt"),
});

export const commandAnswer = z.strictObject({
  code: z.string().optional().describe("device-link, seat-link: the code to redeem, told once"),
  table: hex.optional().describe("rematch: the new table"),
  why: z.strictObject({ reason: z.string(), rule: z.string() }).nullable().optional(),
  hint: hint.optional().describe("hint: the best answers, and how likely each wins"),
  preview: z.strictObject({ facts: z.array(plain), whole: z.boolean() }).optional(),
  asked: z.boolean().optional().describe("undo: the others are asked first"),
}) as z.ZodType<CommandResult>;

export const mineAnswer: z.ZodType<readonly Mine[]> = z.array(
  z.strictObject({
    table: hex,
    game: z.string(),
    status: z.string(),
    waiting: seats.describe("your seats that are asked something now, without those of bots"),
    votes: z.array(z.enum(["undo", "bot", "end"])).describe("what the others want your word on"),
    seats,
    touched: time,
    names: z.array(z.string()),
  }),
);

export const listAnswer: z.ZodType<readonly ListedTable[]> = z.array(
  z.strictObject({
    table: hex,
    game: z.string(),
    status: z.string(),
    touched: time,
    names: z.array(z.string().nullable()).describe("by seat: the name of its guest"),
    bots: z.array(z.string().nullable()).describe("by seat: the bot that answers for it"),
    outcome: z.string().nullable(),
  }),
);

export const worldAnswer = z.strictObject({
  protocol: z.int(),
  build: z.string(),
  limits: z.strictObject(Object.fromEntries(Object.keys(LIMITS).map((limit) => [limit, z.int()]))),
  now: time,
});

const strength = z.strictObject({
  against: z.string().nullable().describe("a level, or null: together against the game, on medium"),
  won: z.number().describe("of 100 games"),
  games: z.int().describe("how many were played to know it"),
});

const level = z.strictObject({
  id: z.string().describe("what people call it"),
  bot: z.string().describe("the bot that it is, one of bots"),
  ms: z.int().describe("what a decision may take at most; 0: made at once"),
  strength: strength.nullable().describe("as it was measured; null where it was not"),
});

export const gamesAnswer = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    seats: z.int().describe("with the usual setup"),
    hasSecrets: z.boolean(),
    setupFields: z
      .record(z.string(), z.string())
      .describe("what can be agreed, each with its help"),
    bots: z.array(z.string()).describe("those that can be asked for, weakest first"),
    levels: z.array(level).describe("what they are, in the same order"),
  }),
);

export const recordAnswer = z.looseObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  setup: plain,
  commitment: hex,
  seed: z.strictObject({ secret: hex, nonces: z.array(z.string()) }),
  from: plain.optional().describe("the position at which it begins, if not at the setup"),
  goesOn: z.literal(true).optional().describe("other rules led to that position"),
  answers: z.array(z.looseObject({ seat: z.int(), key: z.string(), check: hex })),
  outcome: z.string().nullable(),
  hash: hex,
}) as unknown as z.ZodType<GameRecord>;

export const packAnswer = plain;
