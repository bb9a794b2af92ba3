import fc from "fast-check";
import { speakHttp } from "./line.js";
import type { Lore } from "./lore.js";
import { commands, fieldsFor } from "./messages.js";
import { mutated } from "./mutations.js";

/** HTTP that no page and no script would send. */

type Data = Record<string, unknown>;

const METHODS = [
  "GET",
  "POST",
  "POST",
  "POST",
  "DELETE",
  "HEAD",
  "PUT",
  "PATCH",
  "OPTIONS",
  "TRACE",
];

const TYPES = [
  "application/json",
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/json, text/html",
  "",
  "\u00e9",
];

const ORIGINS = ["http://evil.example", "null", "http://localhost:1", "file://", "http://", ":"];

const ODD_PATHS = [
  "/",
  "/healthz",
  "/metrics",
  "/api",
  "/api/",
  "/api/games",
  "/api/openapi.json",
  "/api/mine",
  "/api/socket",
  "/api/tables?limit=-1",
  "/api/tables?limit=1e9&before=x",
  "/api/tables?__proto__[limit]=1",
  "/api/tables/%00",
  "/api/tables/%zz",
  "/api/tables/__proto__",
  "/api/packs/..%2f..%2fpackage.json",
  "/api/packs/constructor",
  "/../../../etc/passwd",
  "/%2e%2e/%2e%2e/package.json",
  "//evil.example/",
  "/index.html%00.js",
  `/${"a".repeat(5000)}`,
  "*",
  "http://evil.example/",
];

function paths({ tables }: Lore): fc.Arbitrary<string> {
  const rest = ["", "/join", "/redeem", "/do", "/sheets", "/log", "/log?after=-1", "/record", "/x"];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ODD_PATHS) },
    { weight: 2, arbitrary: fc.constant("/api/tables") },
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...tables), fc.constantFrom(...rest))
        .map(([table, more]) => `/api/tables/${encodeURIComponent(table)}${more}`),
    },
  );
}

/** What each route expects, and what comes near to it. */
function bodies(lore: Lore): Readonly<Record<Route, fc.Arbitrary<Data>>> {
  const fields = fieldsFor(lore);
  return {
    open: fc.record(
      {
        game: fc.constantFrom("blood-orders", "masters-of-the-night", "chess", "__proto__"),
        name: fields.name,
        setup: fc.constantFrom({}, { players: 2 }, { players: 1e9 }, { toString: 1 }),
        seats: fc.constantFrom(["me", "open"], [], [{ bot: "greedy:100000" }, "me"]),
        from: fc.record({ table: fc.constantFrom(...lore.tables), answer: fc.nat(99) }),
        pack: fc.constantFrom<unknown>(null, {}, [], "x", { format: "?" }, nested(60)),
      },
      { requiredKeys: ["game", "name"] },
    ),
    join: fc.record({ name: fields.name, seat: fields.seat }, { requiredKeys: ["name"] }),
    redeem: fc.record({ code: fc.constantFrom(...lore.codes, "x"), name: fields.name }),
    mine: fc.record({
      tables: fc.array(
        fc.record({
          table: fc.constantFrom(...lore.tables),
          pass: fc.constantFrom(...lore.passes),
        }),
        { maxLength: 5 },
      ),
    }),
    do: commands(fields),
  } as Readonly<Record<Route, fc.Arbitrary<Data>>>;
}

type Route = "open" | "join" | "redeem" | "mine" | "do";

function texts(body: fc.Arbitrary<Data>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: body.map((data) => JSON.stringify(data)) },
    { weight: 3, arbitrary: mutated(body) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) },
  );
}

function nested(depth: number): unknown {
  return depth === 0 ? 0 : { inner: nested(depth - 1) };
}

const ODD_BODIES = [
  "",
  "\u0000",
  '{"__proto__":{"name":"Eve"}}',
  '{"\\u005f_proto__":{"name":"Eve"}}',
  '{"game":"blood-orders","name":"Eve","constructor":{"prototype":{}}}',
  `{"game":"blood-orders","name":"Eve","pack":${"[".repeat(8000)}${"]".repeat(8000)}}`,
  `{"game":"blood-orders","name":"Eve","setup":${'{"a":'.repeat(5000)}0${"}".repeat(5000)}}`,
  `{"game":"blood-orders","name":"Eve","pack":"${"x".repeat(100_000)}"}`,
  `"${"x".repeat(40_000)}"`,
];

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** A request that a route takes, if its body is right. */
function aimed(lore: Lore): fc.Arbitrary<Request> {
  const kinds = bodies(lore);
  const { targets } = lore;
  const routes = (Object.keys(kinds) as Route[]).map((route) =>
    fc.tuple(fc.constantFrom(...targets), texts(kinds[route])).map(
      ([{ table, attackers }, body]): Request => ({
        method: "POST",
        path: pathOf(route, table),
        headers: [
          ["content-type", "application/json"],
          ...(route === "do" ? [["authorization", `Bearer ${attackers[0].pass}`] as const] : []),
        ],
        body,
      }),
    ),
  );
  return fc.oneof(...routes);
}

function pathOf(route: Route, table: string): string {
  if (route === "open") return "/api/tables";
  return route === "mine" ? "/api/mine" : `/api/tables/${table}/${route}`;
}

const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ...TYPES.map((type) => ["content-type", type] as const),
  ...ORIGINS.map((origin) => ["origin", origin] as const),
  ["authorization", "Basic eDp4"],
  ["x-forwarded-for", "1:2:3:4:5:6:7:8::9, ::::, 1.2.3.4"],
  ["cookie", "x=".repeat(3000)],
  ["x-large", "x".repeat(20_000)],
  ["expect", "100-continue"],
  ["upgrade", "h2c"],
  ["if-none-match", '"'],
  ["transfer-encoding", "chunked"],
  ["range", "bytes=0-,-1"],
];

/** Anything, anywhere. */
function astray(lore: Lore): fc.Arbitrary<Request> {
  const passes = lore.passes.map((pass) => ["authorization", `Bearer ${pass}`] as const);
  return fc.record({
    method: fc.constantFrom(...METHODS),
    path: paths(lore),
    headers: fc.array(fc.constantFrom(...ODD_HEADERS, ...passes), { maxLength: 4 }),
    body: fc.oneof(...Object.values(bodies(lore)).map(texts)),
  });
}

function requests(lore: Lore): fc.Arbitrary<Request> {
  return fc.oneof({ weight: 2, arbitrary: aimed(lore) }, { weight: 1, arbitrary: astray(lore) });
}

function bytesOf({ method, path, headers, body }: Request, isLast: boolean): Buffer {
  const length = ["GET", "HEAD", "OPTIONS", "TRACE"].includes(method) ? 0 : Buffer.byteLength(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${length}`,
    ...(isLast ? ["connection: close"] : []),
  ];
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return length === 0 ? head : Buffer.concat([head, Buffer.from(body)]);
}

/** Several requests in one breath, and perhaps something at the end that is none. */
export interface HttpNoise {
  readonly requests: readonly Request[];
  readonly tail: string;
}

const TAILS = [
  "",
  "",
  "",
  "GET / HTTP/9.9\r\n\r\n",
  "\r\n\u0000\u00ff",
  "POST /api/tables HT",
  "{}",
];

export function httpNoises(lore: Lore): fc.Arbitrary<HttpNoise> {
  return fc.record({
    requests: fc.array(requests(lore), { minLength: 1, maxLength: 4 }),
    tail: fc.constantFrom(...TAILS),
  });
}

/** Whatever was asked, each of the answers is something else than a fault of the server. */
export async function askBadly(port: number, noise: HttpNoise): Promise<readonly string[]> {
  const { requests: several, tail } = noise;
  const parts = several.map((one, i) => bytesOf(one, tail === "" && i === several.length - 1));
  const bytes = Buffer.concat([...parts, Buffer.from(tail, "latin1")]);
  const answer = (await speakHttp(port, bytes, tail !== "")).toString("latin1");
  const answers = answersIn(answer);
  if (answers.some((one) => one.startsWith("HTTP/1.1 5"))) {
    const asked = bytes.subarray(0, 3000).toString("latin1");
    throw new Error(`${JSON.stringify(asked)} was answered with ${answer.slice(0, 3000)}`);
  }
  return answers;
}

/** What was asked in one breath is answered in one breath. */
export function answersIn(text: string): readonly string[] {
  return text.split(/(?=HTTP\/1\.1 \d{3} )/);
}
