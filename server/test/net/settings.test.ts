import { readSettings, SettingsError, VARIABLES } from "@coterie/server";
import { describe, expect, test } from "vitest";

describe("settings", () => {
  test("without any, it listens everywhere and keeps its tables in a folder", () => {
    const settings = readSettings({}, {});
    expect(settings).toMatchObject({ port: 8321, host: "0.0.0.0", data: "./coterie-data" });
    expect(settings).toMatchObject({ basePath: "", origins: [], proxies: 0, rateFactor: 1 });
    expect(settings).toMatchObject({ keepOpenDays: 7, keepFinishedDays: 90, keepRunningDays: 180 });
  });

  test("each is read from its flag or its variable", () => {
    const settings = readSettings(
      { port: "0", host: "127.0.0.1", data: "there", allowedHost: "Play.example.org." },
      {
        DATABASE_URL: "postgres://localhost/coterie",
        COTERIE_ORIGINS: "https://a.example, http://b.example:8080",
        COTERIE_HOSTS: "a.example, mün.example",
        COTERIE_BASE_PATH: "/games/coterie/",
        COTERIE_TRUST_PROXY: "2",
        COTERIE_LOG: "warn",
        COTERIE_IDLE_SECONDS: "5",
        COTERIE_BOT_THREADS: "3",
        COTERIE_BOT_BUDGET_MS: "500",
        COTERIE_RATE_FACTOR: "10",
        COTERIE_SOCKETS_PER_ADDRESS: "7",
        COTERIE_CONNECTIONS: "70",
        COTERIE_KEEP_OPEN_DAYS: "1",
        COTERIE_KEEP_FINISHED_DAYS: "2",
        COTERIE_KEEP_RUNNING_DAYS: "3",
      },
    );
    expect(settings).toEqual({
      port: 0,
      host: "127.0.0.1",
      data: "there",
      databaseUrl: "postgres://localhost/coterie",
      origins: ["https://a.example", "http://b.example:8080"],
      hosts: ["play.example.org", "a.example", "xn--mn-xka.example"],
      basePath: "/games/coterie",
      proxies: 2,
      logLevel: "warn",
      idleSeconds: 5,
      botThreads: 3,
      botBudgetMs: 500,
      rateFactor: 10,
      socketsPerAddress: 7,
      connections: 70,
      keepOpenDays: 1,
      keepFinishedDays: 2,
      keepRunningDays: 3,
    });
  });

  test("a name at which it listens is a name of the server; an address is none", () => {
    expect(readSettings({ host: "coterie.lan" }, {}).hosts).toEqual(["coterie.lan"]);
    for (const host of ["0.0.0.0", "::", "192.0.2.7"]) {
      expect(readSettings({ host }, {}).hosts).toEqual([]);
    }
  });

  test("a variable that is empty is not set", () => {
    const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, " "]));
    expect(readSettings({}, empty)).toEqual(readSettings({}, {}));
  });

  const wrong: [string, Record<string, string>, RegExp][] = [
    [
      "a base path that leads up",
      { COTERIE_BASE_PATH: "/a/../b" },
      /COTERIE_BASE_PATH is "\/a\/\.\.\/b"; expected a path like/,
    ],
    [
      "a base path without a slash",
      { COTERIE_BASE_PATH: "games" },
      /expected a path like \/games\/coterie/,
    ],
    [
      "an origin with a path",
      { COTERIE_ORIGINS: "https://a.example/x" },
      /COTERIE_ORIGINS has "https:\/\/a.example\/x"; expected an origin like/,
    ],
    ["an origin that is none", { COTERIE_ORIGINS: "*" }, /COTERIE_ORIGINS has "\*"/],
    [
      "a host with a scheme",
      { COTERIE_HOSTS: "a.example,https://b.example" },
      /COTERIE_HOSTS has "https:\/\/b.example"; expected a name like play.example.org/,
    ],
    [
      "a host with a port",
      { COTERIE_HOSTS: "a.example:8321" },
      /COTERIE_HOSTS has "a.example:8321"/,
    ],
    ["a pattern of hosts", { COTERIE_HOSTS: "*" }, /COTERIE_HOSTS has "\*"; expected a name/],
    ["no host after a comma", { COTERIE_HOSTS: "a.example," }, /COTERIE_HOSTS has ""; /],
    [
      "no number of proxies",
      { COTERIE_TRUST_PROXY: "yes" },
      /COTERIE_TRUST_PROXY is "yes"; expected a whole number from 0 to 10/,
    ],
    ["no level", { COTERIE_LOG: "loud" }, /COTERIE_LOG is "loud"; expected one of: trace, debug/],
    [
      "no threads",
      { COTERIE_BOT_THREADS: "0" },
      /COTERIE_BOT_THREADS is "0"; expected a whole number from 1 to 64/,
    ],
    ["no days", { COTERIE_KEEP_OPEN_DAYS: "-1" }, /COTERIE_KEEP_OPEN_DAYS is "-1"/],
    ["half a second", { COTERIE_IDLE_SECONDS: "0.5" }, /COTERIE_IDLE_SECONDS is "0.5"/],
  ];
  test.each(wrong)("%s is told with its name, its value and what was expected", (_, env, words) => {
    expect(() => readSettings({}, env)).toThrow(SettingsError);
    expect(() => readSettings({}, env)).toThrow(words);
  });

  test("all faults are told at once", () => {
    const env = { COTERIE_LOG: "loud", COTERIE_RATE_FACTOR: "many" };
    expect(() => readSettings({ port: "99999" }, env)).toThrow(
      /--port is "99999"; expected a whole number from 0 to 65535[\s\S]*COTERIE_LOG[\s\S]*COTERIE_RATE_FACTOR/,
    );
  });
});
