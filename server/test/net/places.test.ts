import { describe, expect, test } from "vitest";
import { call, GAME, hello, must, open, serve, wire } from "./support.js";

/** Which pages may use the server, and where it is found. */

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

  test("lead nowhere else in the file system", async () => {
    const { base } = await serve();
    const paths = [
      "%2e%2e/package.json",
      "..%2fpackage.json",
      "icon.svg/../../package.json",
      "//x",
    ];
    for (const path of paths) {
      const { status } = await call(base, "GET", `${new URL(base).origin}/${path}`);
      expect(status).toBe(404);
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
