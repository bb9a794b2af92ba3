import type { CommandResult, Seated, TableDocument } from "@coterie/protocol";
import { HINTS, type Measured } from "./games.js";

/** How long hints take at tables of a real server, over HTTP. */

/** A thread thinks for this many games of the strongest bots beside. */
const CROWD = 4;

export interface Waited {
  /** In seconds: hints that came. */
  readonly came: readonly number[];
  /** In seconds: those that were refused because there is no time. */
  readonly refused: readonly number[];
}

export async function tableTimes(
  base: string,
  game: Measured,
  isCrowded: boolean,
): Promise<Waited> {
  const crowd = isCrowded ? CROWD : 0;
  for (let i = 0; i < crowd; i++) await start(base, game, "search:1500ms");
  const seated = await start(base, game, "me");
  const came: number[] = [];
  const refused: number[] = [];
  while (came.length + refused.length < HINTS) {
    const asked = await questionFor(base, seated);
    const about = { seat: asked.seat, question: asked.id };
    if (asked.forced) {
      await command(base, seated, { do: "answer", ...about, keys: [asked.options[0].key] });
      continue;
    }
    const began = performance.now();
    const { status, result } = await command(base, seated, { do: "hint", ...about });
    const took = (performance.now() - began) / 1000;
    (status === 200 ? came : refused).push(took);
    const keys = result.hint?.answers[0].keys ?? [asked.options[0].key];
    await command(base, seated, { do: "answer", ...about, keys });
  }
  return { came, refused };
}

/** A table whose seats are all ours, or all a bot's. */
async function start(base: string, { id, setup }: Measured, who: string): Promise<Seated> {
  const players = id === "blood-orders" ? setup.players : 1;
  const seats = new Array(players).fill(who === "me" ? who : { bot: who });
  const opened = await call(base, "tables", undefined, { game: id, setup, name: "Ada", seats });
  const seated = opened.result as unknown as Seated;
  await command(base, seated, { do: "start" });
  return seated;
}

async function questionFor(base: string, { table, pass }: Seated) {
  const { result } = await call(base, `tables/${table}/sheets`, pass);
  const sheets = result as unknown as readonly { readonly document: TableDocument }[];
  for (const { document } of sheets) if (document.question !== null) return document.question;
  throw new Error("nobody is asked any more; expected a longer game");
}

function command(base: string, { table, pass }: Seated, body: object) {
  return call(base, `tables/${table}/do`, pass, body);
}

async function call(base: string, path: string, pass?: string, body?: object) {
  const response = await fetch(new URL(`api/${path}`, base), {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
    },
  });
  const result = (await response.json()) as CommandResult & { readonly message?: string };
  if (!response.ok && response.status !== 503) throw new Error(`${path}: ${result.message}`);
  return { status: response.status, result };
}
