import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const PREFIX = "icon:";

/** `import drop from "icon:drop"` is the drawing of that icon of game-icons, and of no other. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "coterie-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
