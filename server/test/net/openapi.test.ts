import { openApi } from "@coterie/server";
import { expect, test } from "vitest";
import { endpoints } from "../../src/net/openapi.js";
import { addTables } from "../../src/net/table-routes.js";
import { addWorld } from "../../src/net/world-routes.js";

test("it describes what is served, and nothing else", () => {
  const served: string[] = [];
  const route = (method: string) => (path: string) => void served.push(`${method} ${path}`);
  const api = { get: route("get"), post: route("post"), delete: route("delete") } as never;
  const premises = { shelf: { ids: () => [] }, hall: {} } as never;
  addWorld(api, premises);
  addTables(api, premises, 0);
  const described = endpoints.map(({ path }) => path.replace(/\{(\w+)\}/g, ":$1"));
  expect(served.sort()).toEqual(described.sort());
});

test("nothing in it refers to what is not there", () => {
  const references = JSON.stringify(openApi()).match(/"\$ref":"[^"]*"/g);
  expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Trouble"']));
});
