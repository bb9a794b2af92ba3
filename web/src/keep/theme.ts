import { signal } from "@preact/signals";
import { keep, kept } from "./box.js";

type Theme = "dark" | "light";

const NAME = "theme";

/** Night unless somebody chose day, or the system asks for it. */
export const theme = signal<Theme>(chosen());

function chosen(): Theme {
  const before = kept(NAME);
  if (before === "dark" || before === "light") return before;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applyTheme(): void {
  theme.subscribe((now) => {
    document.documentElement.dataset.theme = now;
  });
}

export function switchTheme(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  keep(NAME, theme.value);
}
