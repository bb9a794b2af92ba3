import { test } from "vitest";
import { stage } from "../test/support/stage.js";
import { shootImage } from "./camera.js";
import { showHint, tablePage } from "./table-page.js";

/** The pictures that README and the guides show, in docs/images. */

const set = stage();

test("Masters of the Night, with a hint", async () => {
  const page = await tablePage(set, "masters-of-the-night", "early", "desktop");
  await showHint(page);
  await shootImage(page, "masters-of-the-night");
});

test("Blood Orders", async () => {
  const page = await tablePage(set, "blood-orders", "early", "desktop");
  await shootImage(page, "blood-orders");
});

test("Masters of the Night on a phone", async () => {
  const page = await tablePage(set, "masters-of-the-night", "middle", "phone");
  await page.getByRole("navigation").getByRole("button", { name: "Board" }).click();
  await shootImage(page, "phone");
});
