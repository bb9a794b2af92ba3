import {
  type CommandResult,
  commandSchema,
  joinSchema,
  type LogItem,
  type Mine,
  mineSchema,
  openSchema,
  redeemSchema,
  type Seated,
  type TableInfo,
} from "@coterie/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ListedTable, Sheet } from "../core/index.js";
import { asked, neededPass, passOf } from "./asking.js";
import { checked } from "./faults.js";
import { listedTable } from "./listing.js";
import type { Premises } from "./premises.js";
import { listQuery, logQuery } from "./queries.js";

/** Tables, for those who come, play or look without a socket. */

const params = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, "expected the id of a table") });

function idOf(request: FastifyRequest): string {
  return checked(params, request.params).id;
}

export function addTables(api: FastifyInstance, premises: Premises, bodyLimit: number): void {
  const { hall, tables } = premises;

  api.post("/tables", { bodyLimit, config: { rate: "open" } }, async (request, reply) => {
    const body = checked(openSchema, request.body);
    const pass = passOf(request);
    reply.code(201);
    return asked<Seated>((done) => tables.open(body, pass, done));
  });

  api.get("/tables", async (request) => {
    const { before, status, limit } = checked(listQuery, request.query);
    const query = {
      limit,
      ...(before === undefined ? {} : { before }),
      ...(status === undefined ? {} : { status }),
    };
    const found = await asked<readonly ListedTable[]>((done) => hall.list(query, done));
    return found.map(listedTable);
  });

  api.get("/tables/:id", (request) => asked<TableInfo>((done) => tables.info(idOf(request), done)));

  api.post("/tables/:id/join", { config: { rate: "come" } }, async (request, reply) => {
    const body = checked(joinSchema, request.body);
    reply.code(201);
    return asked<Seated>((done) => tables.join(idOf(request), body, done));
  });

  api.post("/tables/:id/redeem", { config: { rate: "come" } }, (request) => {
    const body = checked(redeemSchema, request.body);
    const pass = passOf(request);
    return asked<Seated>((done) => tables.redeem(idOf(request), body, pass, done));
  });

  api.post("/tables/:id/do", (request) => {
    const pass = neededPass(request);
    const command = checked(commandSchema, request.body);
    return asked<CommandResult>((done) => tables.perform(idOf(request), pass, command, done));
  });

  api.get("/tables/:id/sheets", (request) =>
    asked<readonly Sheet[]>((done) => tables.sheets(idOf(request), passOf(request), done)),
  );

  api.get("/tables/:id/log", (request) => {
    const { after } = checked(logQuery, request.query);
    return asked<readonly { readonly to: number; readonly log: readonly LogItem[] }[]>((done) =>
      tables.log(idOf(request), passOf(request), after, done),
    );
  });

  api.get("/tables/:id/record", async (request) => {
    const id = idOf(request);
    // Whoever may not read the log may not have the record either. Nothing of the log is asked for.
    await asked((done) => tables.log(id, passOf(request), Number.MAX_SAFE_INTEGER, done));
    return asked((done) => tables.record(id, done));
  });

  api.delete("/tables/:id", async (request, reply) => {
    const pass = neededPass(request);
    await asked<void>((done) => tables.remove(idOf(request), pass, done));
    return reply.code(204).send();
  });

  api.post("/mine", (request) => {
    const { tables } = checked(mineSchema, request.body);
    return asked<readonly Mine[]>((done) => hall.mine(tables, done));
  });
}
