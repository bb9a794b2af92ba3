import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sendLines } from "./raw.js";
import { call, GAME, hello, must, open, serve, wire } from "./support.js";

/** Which pages may use the server, and where it is found. */

const getting = (path: string, ...headers: string[]): string[] => [
  `GET /${path} HTTP/1.1`,
  "host: localhost",
  ...headers,
  "connection: close",
];

const BODY = { game: GAME, name: "Ada" };

describe("origins", () => {
  test("a page that is served here, and one that is named, may change something", async () => {
    const { base } = await serve({ origins: ["https://friend.example"] });
    const own = new URL(base).origin;
    for (const origin of [own, "https://friend.example"]) {
      const answer = await call(base, "POST", "api/tables", { body: BODY, headers: { origin } });
      expect(answer.status).toBe(201);
    }
  });

  test("any other page may not, and cannot read either", async () => {
    const { base } = await serve({ origins: ["https://friend.example"] });
    const { port } = new URL(base);
    const strangers = [
      "https://evil.example",
      "null",
      `http://localhost:${port}`,
      "https://friend.example.evil.example",
      "http://friend.example",
    ];
    for (const origin of strangers) {
      const headers = { origin };
      const sent = await call(base, "POST", "api/tables", { body: BODY, headers });
      expect(sent).toMatchObject({ status: 403, body: { code: "wrong-origin" } });
      const deleted = await call(base, "DELETE", `api/tables/${"0".repeat(32)}`, { headers });
      expect(deleted.status).toBe(403);
      const read = await call(base, "GET", "api/tables", { headers });
      expect(read.headers.get("access-control-allow-origin")).toBeNull();
      await expect(wire(base, { origin })).rejects.toThrow(/403/);
    }
  });

  test("a named page may ask before it sends, and read what it gets", async () => {
    const { base } = await serve({ origins: ["https://friend.example"] });
    const headers = {
      origin: "https://friend.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    };
    const asked = await call(base, "OPTIONS", "api/tables", { headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("https://friend.example");
    expect(asked.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
    const line = await wire(base, { origin: "https://friend.example" });
    line.say({ t: "ping" });
    await line.hears("pong");
  });
});

describe("a base path", () => {
  test("everything for players is below it, what is for the host is not", async () => {
    const { base } = await serve({ basePath: "/games/coterie" });
    expect(new URL(base).pathname).toBe("/games/coterie/");
    const { table } = await open(base);
    const line = await wire(base);
    line.say(hello(table));
    await line.hears("whole");
    expect((await call(base, "GET", "")).status).toBe(200);
    expect((await call(base, "GET", "icon.svg")).status).toBe(200);
    const bare = await call(base, "GET", "/games/coterie");
    expect([bare.status, bare.headers.get("location")]).toEqual([302, "/games/coterie/"]);
    expect((await call(base, "GET", "/healthz")).status).toBe(200);
    expect((await call(base, "GET", "/metrics")).status).toBe(200);
    expect((await call(base, "GET", "/api/games")).status).toBe(404);
    expect((await call(base, "GET", "/")).status).toBe(404);
    await expect(wire(new URL("/", base).href)).rejects.toThrow(/404/);
  });
});

describe("pages", () => {
  test("come with headers that let nothing else in", async () => {
    const { base } = await serve();
    const page = await call<string>(base, "GET", "");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("set-cookie")).toBeNull();
    // Everything that it names is served here, and nothing is written into it.
    expect(page.body).not.toMatch(/<script>|<style>| on\w+=|https?:/);
    for (const [, path] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await call(base, "GET", path)).status).toBe(200);
    }
  });

  test("say with which build they came, and are others with another one", async () => {
    const [one, other] = [await serve({}, { build: "1.0.0+a" }), await serve({}, { build: "b" })];
    const pages = await Promise.all([one, other].map(({ base }) => call<string>(base, "GET", "")));
    expect(pages[0].body).toContain('<meta name="build" content="1.0.0+a" />');
    expect(pages[0].headers.get("etag")).not.toBe(pages[1].headers.get("etag"));
  });

  test("are not sent again to whoever has them", async () => {
    const { base } = await serve();
    const first = await call(base, "GET", "");
    const headers = { "if-none-match": String(first.headers.get("etag")) };
    expect((await call(base, "GET", "", { headers })).status).toBe(304);
    expect(first.headers.get("cache-control")).toBe("no-cache");
  });

  test("whose names change with them need not be asked for again", async () => {
    const { base } = await serve();
    const { body } = await call<string>(base, "GET", "");
    const [, script] = /src="([^"]+\.js)"/.exec(body) ?? [];
    const { status, headers } = await call(base, "GET", script ?? "");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("are sent compressed to clients that accept it", async () => {
    const { base } = await serve();
    const { body: first } = await call<string>(base, "GET", "");
    const paths = [...first.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(2);
    for (const path of [...paths, "sw.js", "art.svg"]) {
      const ask = (encoding: string) =>
        sendLines(base, getting(path, `accept-encoding: ${encoding}`));
      const plain = await ask("identity");
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const [encoding, header, decode] of [
        ["br", "gzip, deflate, br", brotliDecompressSync],
        ["gzip", "gzip", gunzipSync],
      ] as const) {
        const { headers, text, status } = await ask(header);
        expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
        expect(decode(Buffer.from(text, "latin1")).toString("latin1")).toBe(plain.text);
        expect(text.length).toBeLessThan(plain.text.length * 0.6);
        expect(headers["content-length"]).toBe(String(text.length));
        for (const name of ["content-type", "cache-control", "content-security-policy"]) {
          expect(headers[name]).toBe(plain.headers[name]);
        }
        for (const one of [headers, plain.headers])
          expect(one.vary).toBe("origin, accept-encoding");
      }
    }
  });

  test("of another build are sent again, even if size and time of a file are the same", async () => {
    const [one, other] = [await serve({}, { build: "1.0.0+a" }), await serve({}, { build: "b" })];
    for (const path of ["", "sw.js"]) {
      const { headers } = await sendLines(one.base, getting(path));
      const again = getting(path, `if-none-match: ${headers.etag}`);
      expect(await sendLines(one.base, again)).toMatchObject({ status: 304 });
      expect(await sendLines(other.base, again)).toMatchObject({ status: 200 });
    }
  });

  test("whose compressed form a client has are not sent to it again", async () => {
    const { base } = await serve();
    const accept = "accept-encoding: br";
    const { headers } = await sendLines(base, getting("sw.js", accept));
    const again = getting("sw.js", accept, `if-none-match: ${headers.etag}`);
    expect(await sendLines(base, again)).toMatchObject({
      status: 304,
      headers: { etag: headers.etag, "cache-control": "no-cache" },
      text: "",
    });
  });

  test.each([
    ["GET", "GET"],
    ["HEAD", "HEAD"],
  ])("have the types that browsers expect, by %s", async (_, method) => {
    const { base } = await serve();
    const types = {
      "": "text/html; charset=utf-8",
      "sw.js": "text/javascript; charset=utf-8",
      "icon.svg": "image/svg+xml",
      "manifest.webmanifest": "application/manifest+json",
    };
    for (const [path, type] of Object.entries(types)) {
      const lines = getting(path);
      const { status, headers, text } = await sendLines(base, [
        lines[0].replace("GET", method),
        ...lines.slice(1),
      ]);
      expect([status, headers["content-type"]]).toEqual([200, type]);
      expect(text.length).toBe(method === "HEAD" ? 0 : Number(headers["content-length"]));
    }
  });

  test("count into no limit, so that many may load them from one address", async () => {
    const { base } = await serve({ rateFactor: 0.0001 });
    for (const path of ["", "sw.js", "icon.svg"]) {
      expect((await call(base, "GET", path)).status).toBe(200);
    }
    expect((await call(base, "GET", "api/games")).status).toBe(429);
  });

  test.each([
    "%2e%2e/package.json",
    "..%2fpackage.json",
    "icon.svg/../../package.json",
    "assets/../../package.json",
    "assets/..%2f..%2fpackage.json",
    "assets%2f..%2fsw.js",
    "assets/%252e%252e/sw.js",
    "assets/..\\..\\package.json",
    "assets/..%5c..%5cpackage.json",
    "sw.js%00",
    "sw.js%00.svg",
    "//sw.js",
    "./sw.js",
    "assets/",
    "assets",
    "assets//",
    "SW.JS",
    "sw.js/",
    "sw.js;x",
    "sw.js.br",
    "index.html",
    "packages.json",
    ".gitignore",
    "/etc/passwd",
  ])("are only there under their own names, not at /%s", async (path) => {
    const { base } = await serve();
    const { status, body, headers } = await sendLines(base, getting(path));
    expect([400, 404]).toContain(status);
    expect(body.code).toMatch(/^(not-found|malformed)$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("are whole, whatever range is asked for", async () => {
    const { base } = await serve();
    for (const range of ["bytes=0-1", "bytes=0-,-1", "bytes=99999999-", "x=1"]) {
      const response = await sendLines(base, getting("icon.svg", `range: ${range}`));
      expect(response).toMatchObject({
        status: 200,
        text: expect.stringMatching(/^<svg[\s\S]*<\/svg>/),
      });
    }
  });
});

test("nothing is kept in cookies", async () => {
  const { base } = await serve();
  const { table, pass } = await open(base);
  const headers = { cookie: `pass=${pass}` };
  const body = { do: "ready", ready: true };
  const answer = await call(base, "POST", `api/tables/${table}/do`, { headers, body });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await must(base, "GET", "api/tables")).toEqual([]);
});
