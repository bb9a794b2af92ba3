export { bloodJudgement } from "./blood-orders/judgement.js";
export type { Bot, Sight } from "./bot.js";
export { botCalled, botsCalled, NoSuchBot } from "./called.js";
export { foresee } from "./foresee.js";
export { greedy } from "./greedy.js";
export type { Judgement } from "./judgement.js";
export { playWithBots } from "./play-with-bots.js";
export { random } from "./random.js";
export { sightFrom, sightOf } from "./sight.js";
