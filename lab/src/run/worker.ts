import { parentPort, workerData } from "node:worker_threads";
import type { Task } from "../row.js";
import type { Workload } from "./plan.js";
import { playerOf } from "./play-task.js";
import { READY } from "./thread.js";

/** A thread of the lab: it gets tasks and gives back their rows, as lines that can be written as they are. */
const play = playerOf(workerData as Workload);

parentPort?.postMessage(READY);
parentPort?.on("message", (task: Task) => parentPort?.postMessage(JSON.stringify(play(task))));
