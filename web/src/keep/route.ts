import { signal } from "@preact/signals";

/** The route: what follows the # of the address, so that it works below any path and offline. */
export const route = signal(here());

/** The parts of the route: a kind of page, and what it is about. */
export function routeWords(): string[] {
  return route.value.split("/");
}

function here(): string {
  return location.hash.replace(/^#\/?/, "");
}

addEventListener("hashchange", () => {
  route.value = here();
});

export function goTo(path: string): void {
  location.hash = `/${path}`;
}
