import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The package has types for one kind of module resolution, and we have two. */
type Compiler = new (language: string, options: { readonly returnType: "string" }) => object;
type Compile = (compiler: object, messages: Readonly<Record<string, string>>) => string;

const require = createRequire(import.meta.url);
const MessageFormat = require("@messageformat/core") as Compiler;
const compileModule = require("@messageformat/core/compile-module") as Compile;

const PREFIX = "words:";

/** A folder of messages beside this one, and the same in the games, is another language. */
const LANGUAGE = "en";

/**
 * `import words from "words:home"` are the messages of src/words/en/home.json, each a function of its
 * values. ICU messages are made into plain code when the pages are built: nothing reads them in the
 * browser, and plurals, numbers and dates are the platform's.
 */
export function words(): Plugin {
  const messages = new MessageFormat(LANGUAGE, { returnType: "string" });
  return {
    name: "coterie-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = fileURLToPath(
        new URL(`src/words/${LANGUAGE}/${id.slice(PREFIX.length + 1)}.json`, import.meta.url),
      );
      this.addWatchFile(file);
      return compileModule(messages, JSON.parse(readFileSync(file, "utf8")));
    },
  };
}
