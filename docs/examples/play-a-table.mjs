// Opens a table, joins it from a second client, plays a game to its end and checks its record.
// It uses nothing of Coterie but the API: what stands here is what a client of your own needs.
//
//   node docs/examples/play-a-table.mjs [http://localhost:8321/] [game]

import { createHash } from "node:crypto";

// Node 22 and every browser have WebSocket; on Node 20 the package "ws" brings it.
const Socket = globalThis.WebSocket ?? (await import("ws")).WebSocket;

const base = new URL(process.argv[2] ?? "http://localhost:8321/");
const game = process.argv[3] ?? "blood-orders";

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500));

/** The store was away for a moment: the same command may be sent again. */
const AGAIN = ["not-saved", "storage-unavailable"];

/** Calls the HTTP API. Whatever goes wrong comes as { code, message }. */
async function call(method, path, { body, pass } = {}) {
  const response = await fetch(new URL(`api/${path}`, base), {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
    },
    body: JSON.stringify(body),
  });
  const result = await response.json();
  // The store is away for a moment, and nobody knows what it still wrote: ask again.
  if (response.status === 503) return aMoment().then(() => call(method, path, { body, pass }));
  if (!response.ok && result.code !== "question-answered") {
    throw new Error(`${method} ${path}: ${result.code}: ${result.message}`);
  }
  return result;
}

/** One person at a table. Follows one seat over a socket; `onTurn` is told when it is asked. */
function follow(table, pass, onTurn) {
  const address = new URL("api/socket", base);
  address.protocol = address.protocol.replace("http", "ws");
  const client = { n: 0, document: null, log: [], ask };
  const waiting = new Map();
  let nextId = 0;
  let socket;

  function connect() {
    socket = new Socket(address);
    socket.onopen = () => {
      send({ t: "hello", protocol: 1, table, pass, have: have() });
      // What was not answered may or may not have arrived; sent again, it is done once at most.
      for (const [id, { command }] of waiting) send({ t: "do", id, command });
    };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    // The server stopped, or the network did: come again and say what we have.
    socket.onclose = () => client.isDone || setTimeout(connect, 200);
    socket.onerror = () => {};
  }

  function have() {
    return client.document === null ? [] : [[client.seat, client.n]];
  }

  function send(message) {
    socket.send(JSON.stringify(message));
  }

  /** Sends a command; the promise is kept when the server has it on its disk. */
  function ask(command) {
    const id = nextId++;
    return new Promise((done, refused) => {
      waiting.set(id, { command, done, refused });
      if (socket.readyState === 1) send({ t: "do", id, command });
    });
  }

  function settle({ t, id, result, code, message }) {
    const { command, done, refused } = waiting.get(id);
    waiting.delete(id);
    if (AGAIN.includes(code)) return aMoment().then(() => ask(command).then(done, refused));
    if (t === "done" || code === "question-answered") done(result);
    else refused(new Error(`${code}: ${message}`));
  }

  function receive(message) {
    switch (message.t) {
      case "welcome":
        client.seat = message.follows[0];
        return;
      case "whole":
        client.document = message.document;
        client.log.push(...message.log.filter(({ n }) => n > client.n));
        client.n = message.n;
        return onTurn(client);
      case "update":
        if (message.n <= client.n) return;
        if (message.n !== client.n + 1) return send({ t: "sync", to: message.to, have: client.n });
        client.document = changed(client.document, message.d);
        client.n = message.n;
        if (message.log) client.log.push({ n: message.n, ...message.log });
        return onTurn(client);
      case "done":
      case "refused":
        return settle(message);
      case "bye":
        console.log(`The server says good-bye: ${message.message}`);
    }
  }

  client.leave = () => {
    client.isDone = true;
    socket.close();
  };
  connect();
  return client;
}

/** The document after a difference: [path, value], [path] for what is gone, [path, at, gone, items]. */
function changed(document, difference) {
  const copy = structuredClone({ top: document });
  for (const [path, ...change] of difference) {
    let place = copy;
    let last = "top";
    for (const key of path) {
      place = place[last];
      last = key;
    }
    if (change.length === 0) delete place[last];
    else if (change.length === 1) place[last] = change[0];
    else place[last].splice(change[0], change[1], ...change[2]);
  }
  return copy.top;
}

// 1. Somebody opens a table and gets a pass, which is a secret; the table's id is the invitation.
const host = await call("POST", "tables", { body: { game, setup: { players: 2 }, name: "Ada" } });
console.log(`Ada opened table ${host.table} of ${game}; its seed is committed to.`);

// 2. Somebody else joins with the id, and bots take the seats that are left.
const second = await call("POST", `tables/${host.table}/join`, { body: { name: "Grace" } });
const info = await call("GET", `tables/${host.table}`);
for (const [seat, { guest, bot }] of info.seats.entries()) {
  if (guest !== null || bot !== null) continue;
  const body = { do: "place", seat, bot: "random" };
  await call("POST", `tables/${host.table}/do`, { pass: host.pass, body });
}

// 3. Both follow the table. Ada answers over her socket, Grace over plain HTTP.
const answered = new Set();
let end;
const over = new Promise((resolve, reject) => {
  end = { resolve, reject };
});

/** Answers what is asked, once. An answer names its question: a late or doubled one changes nothing. */
function player(send) {
  return (client) => {
    const { table, question } = client.document;
    if (table.outcome !== null) end.resolve(table.outcome);
    if (question === null || answered.has(question.id)) return;
    answered.add(question.id);
    const { key } = question.options[Math.floor(Math.random() * question.options.length)];
    const command = { do: "answer", seat: client.seat, question: question.id, keys: [key] };
    // Nobody is quicker than 30 messages a second; a script must take care not to be.
    setTimeout(() => send(client, command).catch(end.reject), 34);
  };
}

const overSocket = player((client, command) => client.ask(command));
const overHttp = player((_client, body) =>
  call("POST", `tables/${host.table}/do`, { pass: second.pass, body }),
);
const clients = [
  follow(host.table, host.pass, overSocket),
  follow(host.table, second.pass, overHttp),
];
await call("POST", `tables/${host.table}/do`, { pass: host.pass, body: { do: "start" } });
const outcome = await over;
for (const client of clients) client.leave();

// 4. The record has the seed, to which the server committed before anybody joined.
const record = await call("GET", `tables/${host.table}/record`);
const commitment = createHash("sha256").update(`commitment:${record.seed.secret}`).digest("hex");
if (commitment !== host.commitment) throw new Error("the seed is not the one committed to");
if (record.outcome !== outcome) throw new Error("the record tells of another end");
console.log(`The game ended after ${record.answers.length} answers: ${outcome}.`);
console.log(`Its record is true to its commitment ${commitment.slice(0, 16)}….`);
