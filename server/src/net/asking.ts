import type { FastifyRequest } from "fastify";
import type { Reply } from "../core/index.js";
import { BadRequest } from "./faults.js";

/** Asks the hall, which answers by a callback. */
export function asked<T>(call: (reply: Reply<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, result) => {
      if (error === null) resolve(result as T);
      else reject(error);
    });
  });
}

/** The pass that came with a request, if one did. It is in a header: addresses are written down. */
export function passOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const found = /^Bearer ([\x21-\x7e]{1,128})$/i.exec(authorization);
  if (found !== null) return found[1];
  throw new BadRequest(401, "stranger", 'expected "Authorization: Bearer PASS"');
}

export function neededPass(request: FastifyRequest): string {
  const pass = passOf(request);
  if (pass !== undefined) return pass;
  throw new BadRequest(401, "stranger", 'this needs a pass: "Authorization: Bearer PASS"');
}
