export { placesOf } from "./answers.js";
export { placeIds, sceneOf } from "./scene.js";
export type * from "./types.js";
