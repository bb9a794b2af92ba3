export type { Io } from "./io.js";
export { run } from "./run.js";
export type { Door, GameEntry, PieceWords } from "./show.js";
