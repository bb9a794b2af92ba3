import { BadRequest } from "./faults.js";

/** The JSON of a request's body. A field called __proto__ is nothing that anybody needs. */
export function parseBody(text: string): unknown {
  if (depthOf(text) > MOST_DEPTH) {
    const deep = `the body is nested more than ${MOST_DEPTH} deep`;
    throw new BadRequest(400, "malformed", `${deep}, which nothing here needs`);
  }
  try {
    return MAY_NAME_PROTO.test(text) ? JSON.parse(text, refuseProto) : JSON.parse(text);
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    throw new BadRequest(400, "malformed", `the body is not JSON: ${(error as Error).message}`);
  }
}

/** The deepest piece of a pack needs a sixth of it; what looks at a thousand runs out of stack. */
export const MOST_DEPTH = 100;

const QUOTE = 0x22;
const ESCAPE = 0x5c;

/** How deep lists and objects lie in each other. It looks at the text, because reading it recurses. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (char === QUOTE) i = endOfString(text, i);
    // The brackets of lists and objects differ in one bit.
    else if ((char | 0x20) === 0x7b) most = Math.max(most, ++depth);
    else if ((char | 0x20) === 0x7d) depth--;
  }
  return most;
}

function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) {
    i += text.charCodeAt(i) === ESCAPE ? 2 : 1;
  }
  return i;
}

/** Any letter can be written as an escape. Looking at every field is left for when it must be. */
const MAY_NAME_PROTO = /__proto__|\\u00/;

function refuseProto(key: string, value: unknown): unknown {
  if (key !== "__proto__") return value;
  throw new BadRequest(400, "malformed", 'the body has a field "__proto__", which is not allowed');
}
