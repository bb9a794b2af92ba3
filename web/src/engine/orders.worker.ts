import { ordersDoor } from "./orders.js";
import { serve } from "./serve.js";

serve(ordersDoor);
