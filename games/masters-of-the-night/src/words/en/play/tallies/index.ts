import type { Tally } from "@coterie/kernel";
import type { Fact } from "../../../../facts.js";
import type { Look } from "../look.js";
import { cityTallies } from "./city.js";
import { vampireTallies } from "./vampires.js";

/** A game in numbers: what each vampire did, then what became of the city. */
export function talliesOf(look: Look, facts: readonly Fact[]): Tally[] {
  return [...vampireTallies(look, facts), ...cityTallies(look, facts)];
}
