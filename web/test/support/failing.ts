import type { Page } from "playwright-core";

/** Parts of the pages that fail on demand. */

const WORKERS = /\.worker-[^/]*\.js$/;

/**
 * Code at the start of a worker: calls of this method are answered with an error of the rules, after so
 * many that are answered as they should be.
 */
export const throwing = (method: string, after = 0): string =>
  overhearing(`
    if (path?.[0] !== "${method}" || calls++ < ${after}) return act.call(self, event);
    const error = { name: "TypeError", message: "veil is not a function", stack: "at ${method}" };
    self.postMessage({ id, type: "HANDLER", name: "throw", value: { isError: true, value: error } });
  `);

/** Code at the start of a worker: calls of this method are never answered. */
export const silent = (method: string): string =>
  overhearing(`if (path?.[0] !== "${method}") act.call(self, event);`);

/** Code that runs in the place of the listener `act` to messages. */
const overhearing = (code: string): string => `{
  const listen = self.addEventListener.bind(self);
  let calls = 0;
  self.addEventListener = (type, act, ...rest) => listen(type, (event) => {
    const { id, path } = event.data ?? {};
    ${code}
  }, ...rest);
}`;

/** Code at the start of a worker: the board gets a scene without its places. */
export const SCENE_WITHOUT_PLACES = `
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...rest) => {
    const scene = message?.value?.sheet?.on?.scene;
    if (scene !== undefined) delete scene.districts;
    post(message, ...rest);
  };
`;

/** Workers that are started from now on run this code first. Call what it gives to end that. */
export async function startWorkersWith(page: Page, code: string): Promise<() => Promise<void>> {
  await page.route(WORKERS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}${await response.text()}` });
  });
  return () => page.unroute(WORKERS);
}

/** Scripts whose address fits cannot be loaded. Call what it gives to end that. */
export async function blockScripts(
  page: Page,
  script: RegExp = WORKERS,
): Promise<() => Promise<void>> {
  await page.route(script, (route) => route.abort());
  return () => page.unroute(script);
}
