import type { Seated } from "@coterie/protocol";
import {
  answers,
  does,
  isAsked,
  join,
  keysOf,
  playsOn,
  redeems,
  storedOf,
} from "../../support/table.js";
import { openTable, type World } from "../../support/world.js";
import { LANTERN_PACK } from "./pack.js";
import { asksForUndo, MASTERS, ORDERS, playsUntil, type Scene, startedTable } from "./scene.js";

export function runningMasters(world: World): Scene {
  const setup = { vampires: 3, players: 2 };
  const guests = startedTable(world, { game: MASTERS, setup }, ["Ada", "Ben"]);
  playsOn(world, guests, "running-masters", 14);
  return {
    name: "running-masters",
    what: "running; the server ended without keeping the last position",
    guests,
  };
}

/** Passes and seats went to other devices and other people. */
export function runningOrders(world: World): Scene {
  const policy = { behindMarks: "never", fate: "kept" } as const;
  const [ada, ben] = startedTable(world, { game: ORDERS, policy }, ["Ada", "Ben"]);
  const { table } = ada;
  playsOn(world, [ada, ben], "running-orders", 18);
  const phone = redeems(world, table, codeOf(does(world, ada, { do: "device-link" })));
  const seatCode = codeOf(does(world, ben, { do: "seat-link", seat: 1 }));
  const grace = redeems(world, table, seatCode, { name: "Grace" });
  does(world, ben, { do: "leave" });
  does(world, phone, { do: "appoint", guest: grace.guest });
  playsOn(world, [phone, grace], "running-orders on", 9);
  const codes = {
    device: codeOf(does(world, grace, { do: "device-link" })),
    seat: codeOf(does(world, phone, { do: "seat-link", seat: 0 })),
  };
  return {
    name: "running-orders",
    what: "running; Ada came with another device, Grace took Ben's seat and is host; codes are open",
    guests: [phone, grace],
    codes,
    revoked: [ada.pass, ben.pass],
  };
}

function codeOf({ code }: { readonly code?: string }): string {
  if (code === undefined) throw new Error("no code was given");
  return code;
}

/** A simultaneous phase: one seat is ready, one is half way, one took its answers back. */
export function planning(world: World): Scene {
  const asked = { game: ORDERS, setup: { players: 3 } };
  const guests = startedTable(world, asked, ["Ada", "Ben", "Grace"]);
  const [ada, ben, grace] = guests;
  playsUntil(world, [ada], "planning", () => !isAsked(world, ada));
  for (let i = 0; i < 3; i++) answers(world, ben, keysOf(world, ben)[i]);
  answers(world, grace, keysOf(world, grace)[1]);
  does(world, grace, { do: "withdraw", seat: 2 });
  return {
    name: "planning",
    what: "running, simultaneous phase: seat 0 is ready, seat 1 half way, seat 2 at the beginning",
    guests,
  };
}

export function newFate(world: World): Scene {
  const setup = { vampires: 2, players: 2 };
  const guests = startedTable(world, { game: MASTERS, setup }, ["Ada", "Ben"]);
  const [ada, ben] = guests;
  asksForUndo(world, guests, ada, "new-fate 1");
  does(world, ben, { do: "consent", agree: false });
  asksForUndo(world, guests, ada, "new-fate 2");
  does(world, ben, { do: "consent", agree: true });
  playsOn(world, guests, "new-fate 3", 5);
  asksForUndo(world, guests, ben, "new-fate 4");
  does(world, ada, { do: "consent", agree: true });
  return {
    name: "new-fate",
    what: "running; undone twice with new fate, once declined; nothing answered since the last undo",
    guests,
  };
}

export function undoAsked(world: World): Scene {
  const asked = { game: ORDERS, setup: { players: 3 } };
  const guests = startedTable(world, asked, ["Ada", "Ben", "Grace"]);
  asksForUndo(world, guests, guests[0], "undo-asked");
  does(world, guests[1], { do: "consent", agree: true });
  return {
    name: "undo-asked",
    what: "running; Ada asked for an undo, Ben agreed, Grace has not answered",
    guests,
  };
}

export function standIn(world: World): Scene {
  const setup = { vampires: 2, players: 2, difficulty: "easy" };
  const asked = { game: MASTERS, setup, spectators: false };
  const guests = startedTable(world, asked, ["Ada", "Ben"]);
  const [ada, ben] = guests;
  does(world, ada, { do: "away", seat: 0, bot: "random" });
  does(world, ada, { do: "back", seat: 0 });
  playsUntil(world, guests, "stand-in", () => isAsked(world, ada));
  does(world, ben, { do: "away", seat: 1, bot: "greedy" });
  const hasToldPlan = (): boolean =>
    storedOf(world, ada.table).some(({ entry }) => entry.e === "answered" && entry.says);
  playsUntil(world, [ada], "stand-in on", () => hasToldPlan() && isAsked(world, ada));
  return {
    name: "stand-in",
    what: "running, no spectators; a bot stands in for Ben at seat 1, Ada is asked",
    guests,
  };
}

export function botVote(world: World): Scene {
  const asked = { game: ORDERS, setup: { players: 3 }, seatTime: 30, listed: true };
  const guests = startedTable(world, asked, ["Ada", "Ben", "Grace"]);
  const [ada, ben, grace] = guests;
  playsUntil(world, guests, "bot-vote", () => isAsked(world, grace) && !isAsked(world, ada));
  world.wait(31_000);
  does(world, ada, { do: "vote-bot", seat: 2, bot: "greedy", agree: true });
  does(world, ben, { do: "abandon", agree: true });
  return {
    name: "bot-vote",
    what: "running and listed; Ada wants a bot at seat 2, Ben wants to end the game",
    guests,
  };
}

export function resigned(world: World): Scene {
  const asked = { game: ORDERS, setup: { players: 3 } };
  const guests = startedTable(world, asked, ["Ada", "Ben", "Grace"]);
  const [ada, ben, grace] = guests;
  does(world, grace, { do: "resign", seat: 2 });
  playsOn(world, [ada, ben], "resigned", 25);
  return { name: "resigned", what: "running; Grace resigned, a bot plays seat 2", guests };
}

export function customPack(world: World): Scene {
  const ada = openTable(world, {
    game: MASTERS,
    name: "Ada",
    setup: { vampires: 2, players: 2 },
    pack: LANTERN_PACK,
    policy: { behindMarks: "free", fate: "kept" },
  });
  const guests = [ada, join(world, ada.table, { name: "Ben" })];
  does(world, ada, { do: "start" });
  playsOn(world, guests, "custom-pack", 12);
  return { name: "custom-pack", what: "running with a pack of its own", guests };
}

/** A table that begins at a position of a finished game. */
export function forked(world: World, source: Seated): Scene {
  const from = { table: source.table, answer: 30 };
  const ada = openTable(world, { game: ORDERS, name: "Ada", from });
  const guests = [ada, join(world, ada.table, { name: "Ben" })];
  does(world, ada, { do: "start" });
  playsOn(world, guests, "forked", 5);
  return { name: "forked", what: "running; began at a position of finished-orders", guests };
}
