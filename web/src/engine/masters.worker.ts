import { mastersDoor } from "./masters.js";
import { serve } from "./serve.js";

serve(mastersDoor);
