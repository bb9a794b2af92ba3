import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const src = new URL("../../src/", import.meta.url);
const en = new URL("words/en/", src);

const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(new URL(path, src), "utf8"));

const files = readdirSync(en).map((file) => file.replace(".json", ""));

const messagesOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${file}.json`, en), "utf8"));

type Said = Readonly<Record<string, (values: object) => string>>;

/** Whatever a message asks for, there is one of it. */
const VALUES = new Proxy({}, { get: () => 1 });

describe.each(files)("the words of %s", (file) => {
  test("all compile and say something", async () => {
    const { default: said }: { default: Said } = await import(/* @vite-ignore */ `words:${file}`);
    const silent = Object.keys(messagesOf(file)).filter((name) => said[name](VALUES).trim() === "");
    expect(silent).toEqual([]);
  });

  test("are all used where they are imported", () => {
    const users = sources.filter((text) => text.includes(`from "words:${file}"`)).join("\n");
    const unused = Object.keys(messagesOf(file)).filter(
      (name) => !new RegExp(`\\bwords\\.${name}\\b`).test(users),
    );
    expect(unused).toEqual([]);
  });
});

test("every import of words has its file", () => {
  const wanted = sources.flatMap((text) =>
    [...text.matchAll(/"words:(\w+)"/g)].map(([, of]) => of),
  );
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
});
