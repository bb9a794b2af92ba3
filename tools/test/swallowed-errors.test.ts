import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

/** tools/lint/swallowed-errors.grit, with the biome.json that switches it on, over planted files. */

const TOP = fileURLToPath(new URL("../..", import.meta.url));
const BIOME = join(TOP, "node_modules/@biomejs/biome/bin/biome");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "swallowed-"));
  for (const name of ["biome.json", ".gitignore", "tools/lint/swallowed-errors.grit"]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(TOP, name), join(folder, name));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines that the rule reports, counted from 1. */
function reported(lines: readonly string[], file = "lab/src/planted.ts"): number[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join("\n")}\n`);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, "lint", "--reporter=github", "--max-diagnostics=none", file],
    { cwd: folder, encoding: "utf8" },
  );
  rmSync(path);
  expect(stderr).not.toContain("loading of plugins");
  const found = stdout.matchAll(/^::error title=plugin,.*?,line=(\d+),/gm);
  return [...found].map(([, line]) => Number(line)).sort((a, b) => a - b);
}

const allOf = (lines: readonly string[]): number[] => lines.map((_, i) => i + 1);

const swallowing: Record<string, readonly string[]> = {
  "a catch that is not given the error, or makes nothing of it": [
    "try { f(); } catch { g(); }",
    "try { f(); } catch {}",
    "try { f(); } catch (error) {}",
    "try { f(); } catch (_error) { g(); }",
    "try { f(); } catch (error: unknown) { g(); }",
  ],
  "a handler of a rejection that is not given the error, or makes nothing of it": [
    "p.catch(() => {});",
    "p.catch(() => undefined);",
    "p.catch(() => []);",
    "p.catch(async () => { await f(); });",
    "p.catch(function () { g(); });",
    "p.catch((error) => g());",
    "p.catch((_error: unknown) => {});",
    "p.catch(ignore);",
    "p.catch(noop);",
    "p?.catch(() => {});",
    "p?.q().catch(() => undefined);",
    "p.then(f, () => {});",
    "const found = await p.then(f).catch(() => null);",
  ],
  "a listener to errors that is not given the error": [
    's.on("error", () => {});',
    's.once("error", () => s.destroy());',
    's?.on("error", () => {});',
    'w.addEventListener("error", () => done());',
    "w.onerror = () => done();",
  ],
  "an empty callback behind other arguments, or alone": [
    "store.close(() => {});",
    "store.read(1, () => undefined);",
    "store.append(entries, ignore);",
  ],
};

test.each(Object.entries(swallowing))("reported: %s", (_what, lines) => {
  expect(reported(lines)).toEqual(allOf(lines));
});

test("not reported: what makes something of the error, and empty steps of a rulebook", () => {
  const lines = [
    "try { f(); } catch (error) { g(error); }",
    "try { f(); } catch (error) { if (!(error instanceof Refusal)) throw error; }",
    'try { f(); } catch (error) { throw new Failure("no", { cause: error }); }',
    "try { f(); } catch ({ code }) { g(code); }",
    "try { f(); } finally { g(); }",
    "p.catch((error) => g(error));",
    "p.catch((error: unknown) => { if (isLost(error)) throw error; });",
    "p.catch(({ code }) => g(code));",
    "p.catch(reject);",
    "p.then(() => {});",
    's.on("error", (error) => log(error));',
    's.on("data", () => g());',
    "tasks.map(() => null);",
    "Array.from(tasks, () => undefined);",
    'rulebook.step("then", () => {});',
  ];
  expect(reported(lines)).toEqual([]);
});

test("a reason at the place switches it off for this place alone", () => {
  const lines = [
    "try {",
    "  f();",
    "} catch {",
    "  // biome-ignore lint/plugin: a probe; the next line says what follows",
    "  g();",
    "}",
    "// biome-ignore lint/plugin: a connection that is being closed",
    "p.catch(() => {});",
    "p.catch(() => {});",
  ];
  expect(reported(lines)).toEqual([9]);
});

test.each([
  "kernel/src/a.ts",
  "effects/src/a.ts",
  "games/masters-of-the-night/src/rules/a.ts",
  "games/blood-orders/test/a.ts",
  "bots/src/search/a.ts",
  "lab/src/a.ts",
  "cli/src/commands/a.ts",
  "protocol/src/a.ts",
  "server/src/core/a.ts",
  "web/src/pages/a.tsx",
  "bench/src/a.ts",
  "tools/a.mjs",
  "tools/test/a.ts",
])("it is on for %s", (file) => {
  expect(reported(["p.catch(() => {});"], file)).toEqual([1]);
});
