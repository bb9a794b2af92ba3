import { serveThinking, THINKING } from "../thinking/serve.js";
import { ordersDoor } from "./orders.js";
import { serve } from "./serve.js";

if (self.name === THINKING) serveThinking(ordersDoor, () => import("../thinking/orders.js"));
else serve(ordersDoor);
