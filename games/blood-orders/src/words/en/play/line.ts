import type { Span } from "@coterie/kernel";

/** Spans of a weight; the kernel's `show.ts` says what weights mean. */
export const strong = (text: string): Span => ({ text, tone: "strong" });
export const faint = (text: string): Span => ({ text, tone: "faint" });
export const danger = (text: string): Span => ({ text, tone: "danger" });
export const good = (text: string): Span => ({ text, tone: "good" });
