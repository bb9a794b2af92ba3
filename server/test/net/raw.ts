import { speakHttp } from "../fuzz/support/line.js";

/** Requests byte by byte: what no HTTP client would send. */

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: { readonly code?: string; readonly message?: string };
}

/** Sends lines of a request, and an empty one after them, and reads until the server closes. */
export async function sendLines(base: string, lines: readonly string[]): Promise<RawResponse> {
  const [response] = await sendBytes(base, `${lines.join("\r\n")}\r\n\r\n`);
  return response;
}

export async function sendBytes(base: string, bytes: string): Promise<readonly RawResponse[]> {
  const port = Number(new URL(base).port);
  const received = await speakHttp(port, Buffer.from(bytes, "latin1"), false);
  return received
    .toString("latin1")
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map(readResponse);
}

function readResponse(received: string): RawResponse {
  const end = received.indexOf("\r\n\r\n");
  const [first = "", ...fields] = received.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(":");
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
    }),
  );
  const text = received.slice(end + 4);
  const isJson = headers["content-type"]?.startsWith("application/json");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  return { status, headers, text, body: isJson ? JSON.parse(text) : {} };
}
