// The server as `coterie serve` starts it, with an error in the program: no answer to a question of
// Blood Orders can be carried out. It shows only when a stored game is replayed.

import { parseArgs } from "node:util";
import { houseShelf, readSettings, startServer } from "@coterie/server";

const { values } = parseArgs({
  options: { host: { type: "string" }, port: { type: "string" }, data: { type: "string" } },
});
const shelf = houseShelf();

function faulty(game) {
  if (game?.id !== "blood-orders") return game;
  const questions = game.rulebook.questions.map(
    (kind) =>
      kind && {
        ...kind,
        answer() {
          throw new TypeError("district.agents is not iterable");
        },
      },
  );
  return { ...game, rulebook: { ...game.rulebook, questions } };
}

const games = new Map(shelf.ids().map((id) => [id, faulty(shelf.usual(id))]));
const served = await startServer(readSettings(values, process.env), {
  shelf: {
    ...shelf,
    usual: (id) => games.get(id),
    known: (id, hash) => shelf.known(id, hash) && games.get(id),
  },
});
process.once("SIGTERM", () => served.close().then(() => process.exit(0)));
console.log(`listens at ${served.address}`);
