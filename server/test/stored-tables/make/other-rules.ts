import { type AnyGame, rollDie } from "@coterie/kernel";
import { houseShelf } from "@coterie/server";
import { playsOn } from "../../support/table.js";
import { shelfOf, type World } from "../../support/world.js";
import { MASTERS, ORDERS, type Scene, startedTable } from "./scene.js";

/**
 * The games as an earlier server could have had them: in Masters of the Night each round rolls a die
 * more, so that the same answers lead elsewhere; in Blood Orders only the version is another.
 */
export function earlierShelf(): ReturnType<typeof shelfOf> {
  const shelf = houseShelf();
  const [masters, orders] = [MASTERS, ORDERS].map((id) => earlier(shelf.usual(id) as AnyGame));
  return shelfOf(withDieEachRound(masters), orders);
}

const earlier = (game: AnyGame): AnyGame => ({ ...game, rulesVersion: game.rulesVersion - 1 });

export function withDieEachRound(game: AnyGame): AnyGame {
  const { rulebook } = game;
  const id = rulebook.stepCalled("round.begin").id;
  const steps = rulebook.steps.map((step, at) =>
    at !== id || step === undefined
      ? step
      : (...args: Parameters<typeof step>) => {
          rollDie(args[0].state.chance, 6);
          step(...args);
        },
  );
  return { ...game, rulebook: { ...rulebook, steps } };
}

/** Played on the earlier server; a later one adds the entry `rules` when it loads the table. */
export function otherRules(world: World): Scene[] {
  const setup = { vampires: 2, players: 2 };
  const masters = startedTable(world, { game: MASTERS, setup }, ["Ada", "Ben"]);
  playsOn(world, masters, "other-rules", 12);
  const orders = startedTable(world, { game: ORDERS }, ["Ada", "Ben"]);
  playsOn(world, orders, "raised-rules", 20);
  return [
    {
      name: "other-rules",
      what: "running; went on from a position because the rules lead elsewhere now",
      guests: masters,
    },
    {
      name: "raised-rules",
      what: "running; the rules have another version but lead to the same",
      guests: orders,
    },
  ];
}
