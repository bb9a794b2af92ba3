import type { Trouble } from "./weather.js";
import type { World } from "./world.js";

/** Things break and are mended again, as long as the weather is bad. */
export function beginTroubles(world: World): void {
  for (const kind of Object.keys(TROUBLES) as Trouble[]) comeLater(world, kind);
}

function comeLater(world: World, kind: Trouble): void {
  const usual = world.weather.troubles[kind];
  if (usual === 0) return;
  world.time.after(world.luck.between(1, 2 * usual), () => {
    if (world.isCalm) return;
    TROUBLES[kind](world);
    comeLater(world, kind);
  });
}

const TROUBLES: Readonly<Record<Trouble, (world: World) => void>> = {
  crash(world) {
    const { luck, time, shape, vault, servers } = world;
    const server = luck.among(servers);
    server.crash();
    if (shape.isOneMachine) vault.crash();
    time.after(luck.between(50, 3_000), () => {
      vault.isUp = true;
      server.start();
    });
  },
  stop(world) {
    const { luck, time, servers } = world;
    const server = luck.among(servers);
    server.stop();
    time.after(luck.between(500, 3_000), () => {
      server.crash();
      server.start();
    });
  },
  cut({ luck, time, servers }) {
    const { life } = luck.among(servers);
    if (life === null) return;
    life.cutUntil = time.now() + luck.between(100, 3_000);
  },
  "store-crash"(world) {
    const { luck, time, shape, vault } = world;
    if (shape.isOneMachine) return;
    world.note("store", "dies");
    vault.crash();
    time.after(luck.between(50, 2_000), () => {
      vault.isUp = true;
    });
  },
  break({ luck, parties }) {
    const devices = parties.flatMap((party) => party.devices);
    if (devices.length > 0) luck.among(devices).break();
  },
  hold({ luck, time, parties }) {
    const devices = parties.flatMap((party) => party.devices);
    if (devices.length > 0) luck.among(devices).hold(time.now() + luck.between(200, 6_000));
  },
};

/** Everything is mended, and what TCP would have ended long ago ends. */
export function endTroubles({ time, vault, servers, parties, luck }: World): void {
  vault.isUp = true;
  for (const server of servers) {
    server.start();
    if (server.life !== null) server.life.cutUntil = 0;
  }
  for (const device of parties.flatMap((party) => party.devices)) {
    device.wake();
    time.after(luck.between(0, 2_000), () => device.endLossyLink());
  }
}
