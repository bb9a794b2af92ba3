import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dockerfile, inImage } from "./support/dockerfile.js";
import { TOP } from "./support/packaged.js";

/** The image and the compose file, as far as they can be checked without Docker. */

const read = (name: string): string => readFileSync(join(TOP, name), "utf8");

/** The lines of .dockerignore, for a path below the top. */
function isIgnored(path: string): boolean {
  return read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .some((line) => patternOf(line).test(path));
}

function patternOf(line: string): RegExp {
  const parts = line.split("/").map((part) => part.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  const text = parts.join("/").replace(/^(\[\^\/\]\*){2}\//, "(.*/)?");
  return new RegExp(`^${text}(/|$)`);
}

test("the build context has all sources of the build, and nothing that is built or secret", () => {
  const rooms: string[] = JSON.parse(read("tsconfig.json")).references.map(
    ({ path }: { path: string }) => path.slice("./".length),
  );
  const needed = [
    ...[...rooms, "web"].flatMap((room) => [`${room}/package.json`, `${room}/src/index.ts`]),
    ...["package.json", "package-lock.json", ".npmrc", "tsconfig.json", "tsconfig.base.json"],
    ...["LICENSE", "tools/package.mjs", "tools/package/readme.txt", "cli/bin/coterie.js"],
    ...["web/index.html", "web/public/art.svg", "web/vite.config.ts"],
  ];
  expect(needed.filter(isIgnored)).toEqual([]);
  const other = [".env", ".git/config", "node_modules/ws/index.js", "lab/node_modules/a/b.js"];
  const built = ["server/dist/index.js", "games/blood-orders/dist/index.js", "out/coterie/LICENSE"];
  const unneeded = [...other, ...built, "coterie-data/coterie.db", "games/blood-orders/test/a.ts"];
  expect(unneeded.filter((path) => !isIgnored(path))).toEqual([]);
});

test("the image is built by the commands of package.json and runs the packaged folder", () => {
  const runs = dockerfile().flatMap(([name, rest]) => (name === "RUN" ? [rest] : []));
  const packaging = runs.find((command) => command.startsWith("npm run package -- "));
  expect(Object.keys(JSON.parse(read("package.json")).scripts)).toContain("package");
  const made = packaging?.split(" ").at(-1);
  const [from, source, target] = inImage("COPY").split(" ");
  expect([from, source]).toEqual(["--from=build", made]);
  const [program, ...args] = JSON.parse(inImage("ENTRYPOINT")) as string[];
  expect(program).toBe("node");
  expect(args.at(-1)).toBe(`${target}/coterie.js`);
  expect(JSON.parse(inImage("CMD"))).toEqual(["serve", "--data", inImage("VOLUME")]);
});

test("the image runs as a user who is not root", () => {
  expect(inImage("USER")).toBe("node");
});

test("the database of the compose file has a password that must be set, and no open port", () => {
  const services = read("compose.yaml").split(/^ {2}(?=\w+:$)/m);
  const serviceOf = (name: string): string =>
    services.find((text) => text.startsWith(`${name}:\n`)) ?? "";
  const [coterie, database] = [serviceOf("coterie"), serviceOf("database")];
  for (const service of [coterie, database])
    expect(service).toContain("${POSTGRES_PASSWORD:" + "?");
  expect(coterie).toMatch(new RegExp(`^ {4}ports:\n {6}- ".*:${inImage("EXPOSE")}"$`, "m"));
  expect(database).not.toMatch(/^ {4}ports:/m);
  expect(database).toContain("healthcheck:");
  expect(coterie).toContain("condition: service_healthy");
});

test("the compose file passes on what a server behind a proxy must know", () => {
  for (const name of ["COTERIE_HOSTS", "COTERIE_ORIGINS", "COTERIE_TRUST_PROXY"]) {
    expect(read("compose.yaml")).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:-`, "m"));
  }
});
