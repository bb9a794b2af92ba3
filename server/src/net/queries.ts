import { z } from "zod";

/** What may stand behind the question mark. */

const wholeNumber = z.coerce.number<string>().int();

export const listQuery = z.strictObject({
  before: wholeNumber.min(0).optional().describe("touched before this time"),
  status: z
    .enum(["open", "running", "finished", "abandoned", "closed"])
    .optional()
    .describe("only those that can be joined (open), watched (running) …"),
  limit: wholeNumber.min(1).max(100).default(50).describe("at most so many"),
});

export const logQuery = z.strictObject({
  after: wholeNumber.min(0).default(0).describe("only what comes after this number"),
});
