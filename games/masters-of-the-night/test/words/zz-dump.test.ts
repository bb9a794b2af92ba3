import { writeFileSync } from "node:fs";
import { test } from "vitest";
import * as d from "../../src/content/districts.js";
import * as e1 from "../../src/content/events-act-1.js";
import * as e2 from "../../src/content/events-act-2.js";
import * as e3 from "../../src/content/events-act-3.js";
import * as r from "../../src/content/relics.js";
import * as t from "../../src/content/trackers.js";
import * as v from "../../src/content/vampires.js";
import { shapeOf, textOf } from "../../src/words/index.js";

test("dump", () => {
  const out: string[] = [];
  const shapes = new Map<string, string[]>();
  for (const m of [d, v, r, t, e1, e2, e3])
    for (const l of Object.values(m) as any[])
      for (const p of Array.isArray(l) ? l : [l]) {
        let s;
        try {
          s = textOf(p);
        } catch (e) {
          s = "!!! " + (e as Error).message;
        }
        out.push(`[${p.kind}] ${p.name}\n${s}\n`);
        const sh = shapeOf(p);
        shapes.set(sh, [...(shapes.get(sh) ?? []), p.name]);
      }
  out.push(`${shapes.size} shapes`);
  for (const [k, n] of shapes) if (n.length > 1) out.push(`${k}: ${n.join(", ")}`);
  writeFileSync("/tmp/texts.txt", out.join("\n"));
});
