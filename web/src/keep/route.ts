import { signal } from "@preact/signals";

/** Where somebody is: what follows the # of the address, so that it works below any path and offline. */
export const route = signal(here());

function here(): string {
  return location.hash.replace(/^#\/?/, "");
}

addEventListener("hashchange", () => {
  route.value = here();
});

export function goTo(path: string): void {
  location.hash = `/${path}`;
}
