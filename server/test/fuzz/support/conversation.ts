import {
  CLOSE,
  type ClientMessage,
  clientMessageSchema,
  LIMITS,
  type ServerMessage,
} from "@coterie/protocol";
import fc from "fast-check";
import { type Heard, talk } from "./line.js";
import type { Lore } from "./lore.js";
import { fieldsFor, hellos, messages } from "./messages.js";
import { mutated } from "./mutations.js";
import { textFrame } from "./wire.js";

/** What one attacker says over sockets: first who he is, then messages, then what is none. */
export interface Conversation {
  readonly hello: string;
  readonly said: readonly string[];
}

export function conversations(lore: Lore): fc.Arbitrary<Conversation> {
  const good = messages(fieldsFor(lore));
  const hello = hellos(lore);
  const bad = mutated(fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: hello }));
  return fc
    .tuple(
      hello,
      fc.array(good, { minLength: 32, maxLength: 72, size: "max" }),
      fc.array(bad, { maxLength: 4, size: "max" }),
    )
    .map(([first, fine, wrong]) => ({
      hello: JSON.stringify(first),
      said: [...fine.map((message) => JSON.stringify(message)), ...wrong],
    }));
}

/** Everything that came back, and how many frames it took. */
export interface Answered {
  readonly texts: readonly string[];
  readonly frames: number;
}

/**
 * Says it all. What is a message goes over one line, and must be answered there; everything else
 * gets a line of its own, because it is the last that is heard of it.
 */
export async function converse(port: number, { hello, said }: Conversation): Promise<Answered> {
  const good = said.filter((text) => readable(text) !== undefined);
  const bad = said.filter((text) => readable(text) === undefined);
  const answers = await Promise.all([
    talkWell(port, [hello, ...good]),
    ...bad.map((text, i) => talkBadly(port, i % 2 === 0 ? [hello, text] : [text])),
  ]);
  return {
    texts: answers.flatMap(({ texts }) => texts),
    frames: 1 + good.length + bad.reduce((sum, _, i) => sum + (i % 2 === 0 ? 2 : 1), 0),
  };
}

function readable(text: string): ClientMessage | undefined {
  if (isTooLarge(text)) return undefined;
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isTooLarge(text: string): boolean {
  return Buffer.byteLength(text) > LIMITS.message;
}

const PING = '{"t":"ping"}';
const REPLY = /^\{"t":"(?:done|refused)","id":(\d+)/;

/** Every command must be answered once, every ping too, unless the server said good-bye. */
async function talkWell(port: number, texts: readonly string[]): Promise<Heard> {
  const sent = [...texts, PING].map((text) => readable(text) as ClientMessage);
  const ids = sent.flatMap((message) => (message.t === "do" ? [message.id] : []));
  const pings = sent.filter(({ t }) => t === "ping").length;
  let looked = 0;
  let pongs = 0;
  const replied: number[] = [];
  const heard = await talk({
    port,
    bytes: Buffer.concat([...texts, PING].map(textFrame)),
    isEnough(came) {
      for (; looked < came.length; looked++) {
        if (came[looked].startsWith('{"t":"pong"')) pongs++;
        const reply = REPLY.exec(came[looked]);
        if (reply !== null) replied.push(Number(reply[1]));
      }
      return pongs === pings && replied.length >= ids.length;
    },
  });
  const dump = `${JSON.stringify(texts).slice(0, 2000)} was answered with ${brief(heard)}`;
  if (heard.code === undefined) {
    if (`${replied.sort()}` !== `${ids.sort()}`) throw new Error(`replies are missing: ${dump}`);
  } else if (!isGoodbye(heard, sent.filter(({ t }) => t === "hello").length > 1)) {
    throw new Error(`a line was closed without reason: ${dump}`);
  }
  return checked(heard, dump);
}

/** Reasons for which the server ends a connection over which nothing wrong was said. */
const GOODBYES: readonly number[] = [CLOSE.stranger, CLOSE.gone, CLOSE.outdated];

function isGoodbye({ code, texts }: Heard, saidHelloTwice: boolean): boolean {
  const bye = JSON.parse(texts.at(-1) ?? "{}") as ServerMessage;
  if (bye.t !== "bye" || CLOSE[bye.code as keyof typeof CLOSE] !== code) return false;
  return GOODBYES.includes(code) || (saidHelloTwice && code === CLOSE.malformed);
}

/** 1009 is what the protocol of sockets itself has for what is too large. */
const TOO_LARGE = 1009;

async function talkBadly(port: number, texts: readonly string[]): Promise<Heard> {
  const heard = await talk({ port, bytes: Buffer.concat([...texts, PING].map(textFrame)) });
  const expected = isTooLarge(texts.at(-1) as string) ? TOO_LARGE : CLOSE.malformed;
  const dump = `${JSON.stringify(texts).slice(0, 2000)} was answered with ${brief(heard)}`;
  if (heard.code !== expected && !isGoodbye(heard, false)) {
    throw new Error(`expected the code ${expected}: ${dump}`);
  }
  return checked(heard, dump);
}

function brief({ code, texts }: Heard): string {
  return `${code}: ${texts.map((text) => text.slice(0, 100)).join(" ")}`.slice(0, 2000);
}

const KINDS = ["welcome", "whole", "update", "lost", "done", "refused", "here", "pong", "bye"];

/** A fault of the server is never an answer to anything. */
function checked(heard: Heard, dump: string): Heard {
  if (heard.status !== 101) throw new Error(`no socket, but ${heard.status}: ${dump}`);
  for (const text of heard.texts) {
    const message = JSON.parse(text) as ServerMessage;
    if (!KINDS.includes(message.t)) throw new Error(`an unknown message: ${text.slice(0, 500)}`);
    if (message.t !== "refused" && message.t !== "bye") continue;
    const { code, message: words } = message;
    if (code === "" || words === "" || ["fault", "rules-fault", "again"].includes(code)) {
      throw new Error(`no clear answer (${text}): ${dump}`);
    }
  }
  return heard;
}
