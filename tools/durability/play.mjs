import { dice } from "@coterie/kernel";
import { Follower } from "@coterie/protocol";
import { WebSocket } from "ws";

/** Plays a game alone over a socket, one answer after the other; gives back how many were taken. */
export async function playAlone(/** @type {string} */ base, /** @type {number} */ most) {
  const asked = { game: "blood-orders", setup: { players: 2 }, name: "Ada", seats: ["me", "me"] };
  const seated = await post(base, "api/tables", asked);
  await post(base, `api/tables/${seated.table}/do`, { do: "start" }, seated.pass);
  const socket = new WebSocket(new URL("api/socket", base.replace(/^http/, "ws")));
  const follower = new Follower(seated.table, seated.pass, (message) =>
    socket.send(JSON.stringify(message)),
  );
  await new Promise((resolve) => socket.once("open", resolve));
  socket.on("message", (data) => follower.receive(JSON.parse(data.toString())));
  follower.open();
  const pick = dice("durability");
  let answers = 0;
  while (follower.sheets.size < 2) await aMoment();
  for (; answers < most && (await answerOne(follower, pick)); answers++) await nextMillisecond();
  socket.close();
  return answers;
}

/**
 * @param {Follower} follower
 * @param {(below: number) => number} pick
 */
async function answerOne(follower, pick) {
  const sheets = [...follower.sheets].filter(([, { document }]) => document.question !== null);
  if (sheets.length === 0) return false;
  const [seat, { document }] = sheets[pick(sheets.length)];
  const question = /** @type {NonNullable<typeof document.question>} */ (document.question);
  const { key } = question.options[pick(question.options.length)];
  /** @type {import("@coterie/protocol").Trouble | null} */
  const trouble = await new Promise((resolve) => {
    follower.request({ do: "answer", seat, question: question.id, keys: [key] }, resolve);
  });
  if (trouble !== null) throw new Error(`${question.id} was refused: ${trouble.message}`);
  return true;
}

/** A trace tells the answers of a seat apart by their time, which is in milliseconds. */
async function nextMillisecond() {
  const now = Date.now();
  while (Date.now() === now) await new Promise(setImmediate);
}

function aMoment() {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * @param {string} base
 * @param {string} path
 * @param {unknown} body
 * @param {string} [pass]
 */
async function post(base, path, body, pass) {
  const response = await fetch(new URL(path, base), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return /** @type {Promise<{ table: string, pass: string }>} */ (response.json());
}
