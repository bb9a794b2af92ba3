import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const PREFIX = "icon:";
const SOURCES = fileURLToPath(new URL("src", import.meta.url));

/**
 * `import drop from "icon:drop"` is the address of that icon of game-icons. Those that are used, and
 * no others, lie in one picture beside the scripts, so that no script carries drawings.
 */
export function icons(): Plugin {
  const picture = spriteOf(usedIcons());
  const tag = createHash("sha256").update(picture).digest("hex").slice(0, 8);
  const file = `assets/icons-${tag}.svg`;
  return {
    name: "coterie-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(`${file}#${id.slice(PREFIX.length + 1)}`)};`;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: file, source: picture });
    },
  };
}

/** The names that the sources import. */
function usedIcons(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(SOURCES, file), "utf8");
    for (const [, name] of text.matchAll(/from "icon:([a-z0-9-]+)"/g)) names.add(name);
  }
  return [...names].sort();
}

function spriteOf(names: readonly string[]): string {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const symbols = names.map((name) => {
    const icon = set.icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}
