import { usage } from "./index.js";

console.log(usage);
