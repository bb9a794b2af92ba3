/** Finds the names of the tests in a test file, without running it. */

interface Call {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isGroup: boolean;
}

/** The end of a string or template that begins at `at`. */
function stringEnd(text: string, at: number): number {
  const quote = text[at];
  let i = at + 1;
  while (i < text.length && text[i] !== quote) i += text[i] === "\\" ? 2 : 1;
  return i + 1;
}

/** Skips a comment or a string, or else one sign. */
function step(text: string, at: number): number {
  if (text.startsWith("//", at)) {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
  }
  if (text.startsWith("/*", at)) {
    const end = text.indexOf("*/", at + 2);
    return end < 0 ? text.length : end + 2;
  }
  return "\"'`".includes(text[at]) ? stringEnd(text, at) : at + 1;
}

/** Behind the bracket that closes the one at `at`. */
function closing(text: string, at: number): number {
  let depth = 0;
  let i = at;
  while (i < text.length) {
    if ("([{".includes(text[i])) depth++;
    if (")]}".includes(text[i])) depth--;
    i = step(text, i);
    if (depth === 0) return i;
  }
  return text.length;
}

const CALL = /(?<![\w$.])(describe|test|it)((?:\s*\.\s*\w+)*)\s*\(/y;

/** `test("name", …)`, `describe(…)`, and `test.each(…)("name", …)`. */
function callAt(text: string, at: number): Call | undefined {
  CALL.lastIndex = at;
  const match = CALL.exec(text);
  if (match === null) return undefined;
  let open = at + match[0].length - 1;
  for (;;) {
    const to = closing(text, open);
    const first = open + 1 + (/^\s*/.exec(text.slice(open + 1))?.[0].length ?? 0);
    if ("\"'`".includes(text[first])) {
      const name = text.slice(first + 1, stringEnd(text, first) - 1).replace(/\\(.)/g, "$1");
      return { name, from: at, to, isGroup: match[1] === "describe" };
    }
    if (text[to] !== "(") return undefined;
    open = to;
  }
}

function callsIn(text: string): Call[] {
  const calls: Call[] = [];
  for (let at = 0; at < text.length; at = step(text, at)) {
    const call = callAt(text, at);
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

/** The whole name of each test, with those of the groups around it. */
export function testNames(text: string): string[] {
  const calls = callsIn(text);
  return calls
    .filter(({ isGroup }) => !isGroup)
    .map((test) => {
      const around = calls.filter(
        (call) => call.isGroup && call.from < test.from && call.to >= test.to,
      );
      return [...around, test].map(({ name }) => name).join(" › ");
    });
}
