import type { Options } from "../../options.js";

/** Up to here comparing each with each is quicker than a table. */
const FEW = 24;

/** An option that is listed twice, or undefined. Runs at every question, so it must be quick. */
export function listedTwice(options: Options): number | undefined {
  return options.count <= FEW ? twiceAmongFew(options) : twiceAmongMany(options);
}

function twiceAmongFew(options: Options): number | undefined {
  for (let i = 1; i < options.count; i++) {
    const code = options.at(i);
    for (let j = 0; j < i; j++) if (options.at(j) === code) return code;
  }
  return undefined;
}

function twiceAmongMany(options: Options): number | undefined {
  const seen = new Set<number>();
  for (let i = 0; i < options.count; i++) {
    const code = options.at(i);
    if (seen.has(code)) return code;
    seen.add(code);
  }
  return undefined;
}
