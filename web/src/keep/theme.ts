import { signal } from "@preact/signals";

type Theme = "dark" | "light";

const KEY = "coterie.theme";

/** Night unless somebody chose day, or the system asks for it. */
export const theme = signal<Theme>(chosen());

function chosen(): Theme {
  const kept = localStorage.getItem(KEY);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applyTheme(): void {
  theme.subscribe((now) => {
    document.documentElement.dataset.theme = now;
  });
}

export function switchTheme(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  localStorage.setItem(KEY, theme.value);
}
