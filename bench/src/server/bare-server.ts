/**
 * The least that a server of tables can do: it takes a message and sends messages of agreed sizes
 * to the connections of the same room. No rules, no views, no store, no check of anything.
 */
import { readFileSync } from "node:fs";
import { type WebSocket, WebSocketServer } from "ws";
import { beginningOf, type MoveSizes, scriptFile } from "./bare-script.js";
import { HOST } from "./connection.js";

interface Room {
  readonly script: readonly MoveSizes[];
  readonly sockets: WebSocket[];
  at: number;
}

/** A script is a file in the folder that is named by the one who starts this program. */
const scripts = new Map<string, readonly MoveSizes[]>();
const rooms = new Map<string, Room>();
const letters = Buffer.alloc(1024 * 1024, "x");

function scriptCalled(name: string): readonly MoveSizes[] {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const script = JSON.parse(readFileSync(scriptFile(process.argv[2], name), "utf8"));
  scripts.set(name, script);
  return script;
}

function roomOf(name: string, number: number): Room {
  const id = `${name}/${number}`;
  const known = rooms.get(id);
  if (known !== undefined) return known;
  const script = scriptCalled(name);
  const room = { script, sockets: [], at: beginningOf(number, script) };
  rooms.set(id, room);
  return room;
}

function broadcast(room: Room): void {
  const { got } = room.script[room.at];
  room.at = (room.at + 1) % room.script.length;
  for (let seat = 0; seat < got.length; seat++) {
    for (const size of got[seat]) {
      room.sockets[seat].send(letters.subarray(0, size), { binary: false });
    }
  }
}

const server = new WebSocketServer({ host: HOST, port: Number(process.env.PORT) });
server.on("connection", (socket, request) => {
  const [, name, number, seat] = (request.url ?? "").split("/");
  const room = roomOf(name, Number(number));
  room.sockets[Number(seat)] = socket;
  socket.on("message", () => broadcast(room));
  socket.on("close", () => rooms.delete(`${name}/${number}`));
});
