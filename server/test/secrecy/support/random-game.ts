import type { Command } from "@coterie/protocol";
import { type Client, sheetOf, Told } from "./client.js";

type Pick = (below: number) => number;

/** Of so many steps one is something else than an answer. */
const ODD = 25;

/**
 * The clients, one for each seat, play at random to the end: mostly they answer; now and then
 * somebody withdraws, takes back, agrees or declines, talks. What is refused changes nothing.
 */
export async function playToTheEnd(
  clients: readonly Client[],
  pick: Pick,
  beforeStep: (step: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let step = 0; ; step++) {
    await Promise.all(clients.map((client) => client.settle()));
    if (sheetOf(clients[0]).document.table.status !== "running") return;
    await beforeStep(step);
    const command = pick(ODD) === 0 ? oddCommand(clients, pick) : someAnswer(clients, pick);
    await attempt(command.client, command.command);
  }
}

interface Chosen {
  readonly client: Client;
  readonly command: Command;
}

function someAnswer(clients: readonly Client[], pick: Pick): Chosen {
  const asked = clients.filter((client) => sheetOf(client).document.question !== null);
  if (asked.length === 0) throw new Error("the game runs, but nobody is asked anything");
  const client = asked[pick(asked.length)];
  const { question } = sheetOf(client).document;
  if (question === null) throw new Error("nobody is asked");
  const { id, seat, options } = question;
  const { key } = options[pick(options.length)];
  return { client, command: { do: "answer", seat, question: id, keys: [key] } };
}

function oddCommand(clients: readonly Client[], pick: Pick): Chosen {
  const { undo } = sheetOf(clients[0]).document.table;
  const seat = pick(clients.length);
  const client = clients[seat];
  const odd: readonly Command[] =
    undo === null
      ? [
          { do: "withdraw", seat },
          { do: "undo", seat },
          { do: "say", text: "what will you do?" },
        ]
      : [{ do: "consent", agree: pick(3) > 0 }];
  return { client, command: odd[pick(odd.length)] };
}

/** Whatever is refused by the rules of a table is part of playing; anything else is not. */
async function attempt(client: Client, command: Command): Promise<void> {
  try {
    await client.does(command);
  } catch (error) {
    if (!(error instanceof Told) || command.do === "answer") throw error;
  }
}
