import { outcomeOf } from "@coterie/kernel";
import type { SeatInfo } from "@coterie/protocol";
import type { Stored, TableEntry } from "./entry.js";
import { isFor, type Logged, noVotes, setGuest, setInfo, setSeat, type Table } from "./table.js";

/** Takes an entry, which has been carried out in the game, into what the table is. */
export function note(table: Table, stored: Stored): void {
  table.head++;
  noteEntry(table, stored.entry);
  if (stored.only === undefined) notePosition(table, stored);
  table.log.push(logged(stored));
  for (let i = 0; i < table.streams.length; i++) if (isFor(stored, i - 1)) table.streams[i]++;
}

function noteEntry(table: Table, entry: TableEntry): void {
  notePeople(table, entry);
  noteSeats(table, entry);
  noteGame(table, entry);
}

function notePeople(table: Table, entry: TableEntry): void {
  switch (entry.e) {
    case "came":
      noteCame(table, entry.guest, entry.name, entry.pass);
      break;
    case "left":
    case "removed":
      noteGone(table, entry.guest);
      break;
    case "renamed":
      setGuest(table, entry.guest, { name: entry.name });
      break;
    case "ready":
      setGuest(table, entry.guest, { ready: entry.ready });
      break;
    case "appointed":
      setInfo(table, { host: entry.guest });
      break;
    case "muted":
      setGuest(table, entry.guest, { muted: entry.muted });
      break;
    case "chat":
      setInfo(table, { chat: entry.on });
      break;
    case "device-code":
      table.guests[entry.guest] = { ...table.guests[entry.guest], code: entry.code };
      break;
    case "moved":
      table.guests[entry.guest] = { pass: entry.pass, code: "" };
      break;
  }
}

function noteCame(table: Table, guest: number, name: string, pass: string): void {
  table.guests[guest] = { pass, code: "" };
  const info = { guest, name, ready: false, muted: false, gone: false };
  setInfo(table, { guests: [...table.info.guests, info] });
}

function noteGone(table: Table, guest: number): void {
  table.guests[guest] = { pass: "", code: "" };
  setGuest(table, guest, { gone: true, ready: false });
  table.info.seats.forEach((one, seat) => {
    if (one.guest === guest && table.info.status === "open") noteStood(table, seat);
  });
}

/** What he added to the seed goes with him, and links to the seat that he made. */
function noteStood(table: Table, seat: number): void {
  table.nonces[seat] = "";
  table.seatCodes[seat] = "";
  setSeat(table, seat, { guest: null });
}

function noteSeats(table: Table, entry: TableEntry): void {
  switch (entry.e) {
    case "sat":
      table.nonces[entry.seat] = entry.nonce;
      setSeat(table, entry.seat, { guest: entry.guest, bot: null });
      break;
    case "stood":
      noteStood(table, entry.seat);
      break;
    case "placed":
      setSeat(table, entry.seat, { bot: entry.bot });
      break;
    case "seat-code":
      table.seatCodes[entry.seat] = entry.code;
      break;
    case "handed":
      table.seatCodes[entry.seat] = "";
      setSeat(table, entry.seat, { guest: entry.guest, bot: null });
      break;
    case "stand-in":
      setSeat(table, entry.seat, { bot: entry.bot });
      setVotes(table, entry.seat, []);
      break;
    case "back":
      setSeat(table, entry.seat, { bot: null });
      break;
    case "bot-voted":
      noteVote(table, entry.seat, entry.guest, entry.agree);
      break;
    case "resigned":
      table.seatCodes[entry.seat] = "";
      setSeat(table, entry.seat, { bot: entry.bot, resigned: true });
      break;
  }
}

function noteVote(table: Table, seat: number, guest: number, agree: boolean): void {
  const others = table.info.botVotes[seat].filter((one) => one !== guest);
  setVotes(table, seat, agree ? [...others, guest] : others);
}

function setVotes(table: Table, seat: number, voters: readonly number[]): void {
  const botVotes = table.info.botVotes.map((one, at) => (at === seat ? voters : one));
  setInfo(table, { botVotes });
}

function noteGame(table: Table, entry: TableEntry): void {
  switch (entry.e) {
    case "started":
      setInfo(table, { status: "running" });
      break;
    case "undo-asked":
      setInfo(table, { undo: { seat: entry.seat, agreed: [] } });
      break;
    case "undo-agreed":
      noteAgreed(table, entry.guest);
      break;
    case "undo-declined":
      setInfo(table, { undo: null });
      break;
    case "rules":
      setInfo(table, {
        rulesVersion: entry.version,
        rulesChanged: table.info.rulesChanged || entry.goOn !== null,
      });
      break;
    case "abandon-voted":
      noteAbandonVote(table, entry.guest, entry.agree);
      break;
    case "abandoned":
      setInfo(table, { status: "abandoned", undo: null, abandonVotes: [] });
      break;
    case "closed":
      setInfo(table, { status: "closed" });
      break;
    case "rematch":
      setInfo(table, { rematch: entry.table });
      break;
  }
}

function noteAgreed(table: Table, guest: number): void {
  const { undo } = table.info;
  if (undo !== null) setInfo(table, { undo: { ...undo, agreed: [...undo.agreed, guest] } });
}

function noteAbandonVote(table: Table, guest: number, agree: boolean): void {
  const others = table.info.abandonVotes.filter((one) => one !== guest);
  setInfo(table, { abandonVotes: agree ? [...others, guest] : others });
}

/** What everybody can see of the game after an entry that everybody knows of. */
function notePosition(table: Table, { at, entry }: Stored): void {
  const { play, info } = table;
  if (play === null) return;
  const isMove = entry.e === "answered" || entry.e === "withdrew" || entry.e === "undone";
  if (isMove) {
    // An undo that was asked for was meant for the position before.
    if (info.undo !== null) setInfo(table, { undo: null });
    if (info.botVotes.some((votes) => votes.length > 0)) {
      setInfo(table, { botVotes: noVotes(info.seats.length) });
    }
  }
  const seats = timed(table, at, isMove ? entry.seat : -1);
  if (seats !== info.seats) setInfo(table, { seats });
  const outcome = outcomeOf(play);
  if (outcome !== info.outcome) {
    setInfo(table, { outcome, ...(info.status === "running" ? { status: "finished" } : {}) });
  }
}

/** The clock of a seat runs from when everybody knew that it is asked. */
function timed(table: Table, at: number, mover: number): readonly SeatInfo[] {
  const { seats, status } = table.info;
  const open = table.play?.open ?? [];
  let differs = false;
  const next = seats.map((one, seat) => {
    const isAsked = open[seat] !== "" && open[seat] !== undefined && status === "running";
    const since = !isAsked ? null : seat === mover ? at : (one.askedSince ?? at);
    if (since === one.askedSince) return one;
    differs = true;
    return { ...one, askedSince: since };
  });
  return differs ? next : seats;
}

function logged({ at, entry, facts, only }: Stored): Logged {
  const { seat, guest, text, says } = entry as {
    readonly seat?: number;
    readonly guest?: number;
    readonly text?: string;
    readonly says?: string;
  };
  return {
    at,
    what: entry.e,
    ...(seat === undefined ? {} : { seat }),
    ...(guest === undefined ? {} : { guest }),
    ...(text === undefined ? {} : { text }),
    ...(facts === undefined ? {} : { facts }),
    ...(says === undefined ? {} : { says }),
    ...(only === undefined ? {} : { only }),
  };
}
