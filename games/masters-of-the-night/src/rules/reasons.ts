import { reason } from "../table.js";

/** Reasons that several rules give. */
export const forbidden = reason("forbidden", "MN-11.1");
export const tooFewAp = reason("too-few-ap", "MN-4.1");
export const tooLittleBlood = reason("too-little-blood", "MN-5.6");
export const tooLittleVeil = reason("too-little-veil", "MN-5.6");
