import type { CoreNames } from "@coterie/kernel/define";
import type { Content } from "../content/content.js";
import { outcomes } from "../rules/scoring.js";
import { rulebook } from "../table.js";
import { nodesOf } from "./nodes.js";

/** How positions name what waits on the agenda, and outcomes. */
export const coreNames = (content: Content): CoreNames => ({
  book: rulebook,
  outcomes,
  nodes: nodesOf(content),
});
