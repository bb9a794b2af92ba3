import { serveThinking, THINKING } from "../thinking/serve.js";
import { mastersDoor } from "./masters.js";
import { serve } from "./serve.js";

if (self.name === THINKING) serveThinking(mastersDoor, () => import("../thinking/masters.js"));
else serve(mastersDoor);
