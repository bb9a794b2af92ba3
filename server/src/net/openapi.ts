import {
  commandSchema,
  joinSchema,
  mineSchema,
  openSchema,
  PROTOCOL,
  redeemSchema,
} from "@coterie/protocol";
import { z } from "zod";
import {
  commandAnswer,
  gamesAnswer,
  listAnswer,
  logAnswer,
  mineAnswer,
  packAnswer,
  recordAnswer,
  seatedAnswer,
  sheetsAnswer,
  tableAnswer,
  troubleAnswer,
  worldAnswer,
} from "./answers.js";
import { listQuery, logQuery } from "./queries.js";

/** The HTTP API as an OpenAPI document, made from the schemas that check what comes in. */

interface Endpoint {
  readonly path: `${"get" | "post" | "delete"} ${string}`;
  readonly does: string;
  readonly pass?: "needed" | "welcome";
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Nothing is answered without it. */
  readonly answer?: z.ZodType;
  readonly status?: number;
  /** Statuses of refusals beside those that any request may meet. */
  readonly refusals?: readonly number[];
}

const TABLE = "/tables/{id}";

export const endpoints: readonly Endpoint[] = [
  { path: "get /", does: "What speaks here, and its limits", answer: worldAnswer },
  { path: "get /games", does: "The games that can be played", answer: gamesAnswer },
  {
    path: "post /tables",
    does: "Open a table; a pass is for a position of another table (from)",
    pass: "welcome",
    body: openSchema,
    answer: seatedAnswer,
    status: 201,
    refusals: [401, 404, 409, 413, 503],
  },
  {
    path: "get /tables",
    does: "Listed tables, the last touched first; before continues a list",
    query: listQuery,
    answer: listAnswer,
  },
  {
    path: `get ${TABLE}`,
    does: "What everybody may know of a table",
    answer: tableAnswer,
    refusals: [404],
  },
  {
    path: `delete ${TABLE}`,
    does: "Delete a table that is not being played (its host only)",
    pass: "needed",
    status: 204,
    refusals: [401, 403, 404],
  },
  {
    path: `post ${TABLE}/join`,
    does: "Join a table: sit at it before the start, watch it after that",
    body: joinSchema,
    answer: seatedAnswer,
    status: 201,
    refusals: [404, 409, 503],
  },
  {
    path: `post ${TABLE}/redeem`,
    does: "Redeem the code of a device-link or a seat-link; a pass keeps you the guest you are",
    pass: "welcome",
    body: redeemSchema,
    answer: seatedAnswer,
    refusals: [401, 404, 409, 503],
  },
  {
    path: `post ${TABLE}/do`,
    does: "Do something at a table",
    pass: "needed",
    body: commandSchema,
    answer: commandAnswer,
    refusals: [401, 403, 404, 409, 503],
  },
  {
    path: `get ${TABLE}/sheets`,
    does: "All that you see of a table now: one sheet for each of your seats, or the public one",
    pass: "welcome",
    answer: sheetsAnswer,
    refusals: [401, 404],
  },
  {
    path: `get ${TABLE}/log`,
    does: "What happened at a table, as you may know it",
    pass: "welcome",
    query: logQuery,
    answer: logAnswer,
    refusals: [401, 404],
  },
  {
    path: `get ${TABLE}/record`,
    does: "The record of a game that is over, with its seed",
    pass: "welcome",
    answer: recordAnswer,
    refusals: [401, 404, 409],
  },
  {
    path: "post /mine",
    does: "Of the tables that you have passes for: those that are there, and what waits for you",
    body: mineSchema,
    answer: mineAnswer,
  },
  {
    path: "get /packs/{hash}",
    does: "The pieces of a table, by their hash",
    answer: packAnswer,
    refusals: [404],
  },
  { path: "get /openapi.json", does: "This document", answer: z.looseObject({}) },
];

/** What any request may meet. */
const ALWAYS: Readonly<Record<number, string>> = {
  400: "malformed: the message names all faults",
  403: "a page of an origin that is not allowed, or something that is not yours to do",
  408: "the request did not arrive in time",
  421: "the request names a host that this server does not serve",
  429: "too many requests from this address",
  431: "the headers are too large",
  500: "an error in the server; see what was done before you try again",
};

const STATUS: Readonly<Record<number, string>> = {
  ...ALWAYS,
  200: "done",
  201: "made",
  204: "gone",
  401: "no pass where one is needed, or one that is not, or no longer, good here",
  404: "not there, or not any more",
  409: "the table or its game does not allow it now; nothing has changed",
  413: "a body that is too large",
  503: "the store does not answer, or the server stops: try again",
};

export function openApi(): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.path.split(" ");
    paths[path] ??= {};
    paths[path][method] = operation(endpoint, path);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Coterie tables",
      version: String(PROTOCOL),
      description: "Everything that is told here at length is in docs/api.md.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "api", description: "below the address of the server, or its base path" }],
    paths,
    components: {
      securitySchemes: {
        pass: { type: "http", scheme: "bearer", description: "what opening or joining gave you" },
      },
      schemas: { Trouble: jsonSchema(troubleAnswer) },
    },
  };
}

function operation(endpoint: Endpoint, path: string): unknown {
  const { does, pass, query, body, answer, status = 200, refusals = [] } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema: jsonSchema(schema as z.ZodType),
  }));
  const statuses = [...new Set([...Object.keys(ALWAYS).map(Number), ...refusals])].sort();
  return {
    summary: does,
    ...(pass === undefined
      ? {}
      : { security: pass === "needed" ? [{ pass: [] }] : [{}, { pass: [] }] }),
    ...(inPath.length + inQuery.length === 0 ? {} : { parameters: [...inPath, ...inQuery] }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(body)) } }),
    responses: {
      [status]: {
        description: STATUS[status],
        ...(answer === undefined ? {} : { content: json(jsonSchema(answer)) }),
      },
      ...Object.fromEntries(statuses.map((one) => [one, refusal(one)])),
    },
  };
}

function refusal(status: number): unknown {
  const content = json({ $ref: "#/components/schemas/Trouble" });
  return { description: STATUS[status], content };
}

function json(schema: unknown): unknown {
  return { "application/json": { schema } };
}

/** In a body that is read, what a client sends: before names are trimmed and defaults are filled in. */
function jsonSchema(schema: z.ZodType): unknown {
  const { $schema, $defs, ...made } = z.toJSONSchema(schema, { io: "input" });
  return withoutReferences(made);
}

/** The only thing that refers to itself is "any JSON", which is the empty schema. */
function withoutReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutReferences);
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...rest } = schema as { $ref?: string };
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, withoutReferences(value)]),
  );
}
