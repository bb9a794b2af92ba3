import { stateSource } from "@coterie/kernel/define";
import { expect, test } from "vitest";
import { stateSpec } from "../src/state.js";

test("state.gen.ts is what its declaration says (npm run generate)", async () => {
  await expect(stateSource(stateSpec, false)).toMatchFileSnapshot("../src/state.gen.ts");
});
