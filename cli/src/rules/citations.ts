import { join } from "node:path";
import { Refusal, readScenario } from "@coterie/kernel";
import { testNames } from "./cases.js";
import { packageFolder, textsBelow } from "./package-folder.js";

/** Which tests and scenarios of a game cite which rule. */

interface Citing {
  readonly name: string;
  readonly rules: readonly string[];
}

const RULE = /\b[A-Z]{2,}-\d+(?:\.\d+)?\b/g;

function inTests(folder: string): Citing[] {
  return textsBelow(join(folder, "test"), ".test.ts")
    .flatMap(testNames)
    .map((name) => ({ name, rules: name.match(RULE) ?? [] }));
}

/** Other files are not scenarios, or broken on purpose: tests of readers need such. */
function scenarioOf(text: string): Citing[] {
  try {
    return [readScenario(JSON.parse(text))];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Refusal) return [];
    throw error;
  }
}

function inScenarios(folder: string): Citing[] {
  const folders = ["scenarios", "test"].map((part) => join(folder, part));
  return folders.flatMap((one) => textsBelow(one, ".json")).flatMap(scenarioOf);
}

/** Where the sources of the tests are not there, nothing is cited. */
export function citations(packageName: string): Map<string, string[]> {
  const folder = packageFolder(packageName);
  const found = new Map<string, string[]>();
  if (folder === undefined) return found;
  for (const { name, rules } of [...inTests(folder), ...inScenarios(folder)]) {
    for (const rule of new Set(rules)) found.set(rule, [...(found.get(rule) ?? []), name]);
  }
  return found;
}
