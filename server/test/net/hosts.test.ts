import { describe, expect, test } from "vitest";
import { sendLines } from "./raw.js";
import { serve } from "./support.js";

/** The hosts that the server answers for: any other may be a page that rebinds its own name. */

const CLOSE = "connection: close";

const get = (base: string, ...headers: string[]) =>
  sendLines(base, ["GET /api/games HTTP/1.1", ...headers, CLOSE]);

const opening = (base: string, host: string) => {
  const body = JSON.stringify({ game: "blood-orders", name: "Ada" });
  return sendLines(base, [
    "POST /api/tables HTTP/1.1",
    `host: ${host}`,
    `origin: http://${host}`,
    "content-type: application/json",
    `content-length: ${body.length}`,
    CLOSE,
    "",
    body,
  ]);
};

const upgrade = (base: string, host: string) =>
  sendLines(base, [
    "GET /api/socket HTTP/1.1",
    `host: ${host}`,
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    // Accepted, it would stay open: a key that is none ends it behind the host check.
    "sec-websocket-key: none",
  ]);

const REFUSED = {
  status: 421,
  body: {
    code: "wrong-host",
    message:
      'this server does not serve the host "evil.example"; its operator can add it to COTERIE_HOSTS or --allowed-host',
  },
};

describe("without a setting", () => {
  test.each([
    "localhost",
    "localhost:8321",
    "LOCALHOST:80",
    "localhost.",
    "127.0.0.1:8321",
    "[::1]:8321",
    "192.0.2.7",
    "[fe80::1]",
    "[::ffff:192.0.2.7]:1",
  ])("%s is served", async (host) => {
    const { base } = await serve();
    expect(await get(base, `host: ${host}`)).toMatchObject({ status: 200 });
    expect(await opening(base, host)).toMatchObject({ status: 201 });
    expect(await upgrade(base, host)).toMatchObject({ status: 400 });
  });

  test.each(["evil.example", "evil.example:8321", "EVIL.example."])(
    "%s is not, by HTTP or a socket",
    async (host) => {
      const { base } = await serve();
      const expected = host.startsWith("EVIL") ? { status: 421 } : REFUSED;
      expect(await opening(base, host)).toMatchObject(expected);
      expect(await get(base, `host: ${host}`)).toMatchObject(expected);
      expect(await upgrade(base, host)).toMatchObject(expected);
      expect(await sendLines(base, ["GET / HTTP/1.1", `host: ${host}`, CLOSE])).toMatchObject(
        expected,
      );
    },
  );

  test.each([
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "127.1",
    "0x7f000001",
    "evil-localhost",
  ])("%s is another host", async (host) => {
    const { base } = await serve();
    expect(await get(base, `host: ${host}`)).toMatchObject({ status: 421 });
  });

  test.each([
    [[]],
    [["host:"]],
    [["host: localhost", "host: localhost"]],
    [["host: localhost", "host: evil.example"]],
    [["host: evil.example@localhost"]],
    [["host: localhost/evil.example"]],
    [["host: localhost:8321:1"]],
    [["host: localhost, evil.example"]],
    [["host: [::1"]],
  ])("%j is no host", async (headers) => {
    const { base } = await serve();
    const malformed = { status: 400, body: { code: "malformed" } };
    expect(await get(base, ...headers)).toMatchObject(malformed);
    const old = await sendLines(base, ["GET /api/games HTTP/1.0", ...headers]);
    expect(old).toMatchObject(malformed);
    expect(old.body.message).toMatch(/^expected one Host header that names this server/);
  });

  test("the host in an absolute address counts, not the header beside it", async () => {
    const { base } = await serve();
    const ask = (address: string, host: string) =>
      sendLines(base, [`GET ${address} HTTP/1.1`, `host: ${host}`, CLOSE]);
    expect(await ask("http://localhost/api/games", "evil.example")).toMatchObject({ status: 200 });
    expect(await ask("http://evil.example/api/games", "localhost")).toMatchObject(REFUSED);
    expect(await ask("HTTP://evil.example/api/games", "localhost")).toMatchObject(REFUSED);
    expect(await ask("http://evil.example", "localhost")).toMatchObject(REFUSED);
  });

  test("a header of a proxy changes nothing", async () => {
    const { base } = await serve({ proxies: 1 });
    const headers = ["host: evil.example", "x-forwarded-host: localhost"];
    expect(await get(base, ...headers)).toMatchObject(REFUSED);
  });

  test("health checks name the server as they like, or not at all", async () => {
    const { base } = await serve();
    for (const [version, ...headers] of [["1.1", "host: coterie:8321"], ["1.0"]]) {
      const lines = [`GET /healthz HTTP/${version}`, ...headers, CLOSE];
      expect(await sendLines(base, lines)).toMatchObject({ status: 200 });
    }
    const metrics = ["GET /metrics HTTP/1.1", "host: evil.example", CLOSE];
    expect(await sendLines(base, metrics)).toMatchObject(REFUSED);
  });
});

test("a page has the host of its request however a proxy writes it, with its port or without", async () => {
  const { base } = await serve({ hosts: ["play.example.org"] });
  const ask = (origin: string, host: string) =>
    sendLines(base, ["POST /api/mine HTTP/1.1", `host: ${host}`, `origin: ${origin}`, CLOSE]);
  for (const host of ["play.example.org", "play.example.org:443", "Play.example.org"]) {
    expect(await ask("https://play.example.org", host)).toMatchObject({ status: 400 });
    expect(await ask("https://play.example.org:8443", host)).toMatchObject({ status: 403 });
  }
  expect(await ask("file://", "play.example.org")).toMatchObject({ status: 403 });
});

describe("with a setting", () => {
  test("the hosts that it names are served, and no others", async () => {
    const { base } = await serve({ hosts: ["play.example.org"] });
    for (const host of ["play.example.org", "Play.Example.org.:443", "localhost"]) {
      expect(await get(base, `host: ${host}`)).toMatchObject({ status: 200 });
    }
    expect(await upgrade(base, "play.example.org")).toMatchObject({ status: 400 });
    for (const host of ["example.org", "a.play.example.org"]) {
      expect(await get(base, `host: ${host}`)).toMatchObject({ status: 421 });
    }
  });

  test("the hosts of allowed origins are served", async () => {
    const { base } = await serve({ origins: ["https://games.example:8443"] });
    expect(await opening(base, "games.example")).toMatchObject({ status: 201 });
  });
});
