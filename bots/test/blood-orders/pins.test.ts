import { bloodOrders } from "@coterie/blood-orders";
import { describePins } from "../support/describe-pins.js";

/** A plan is committed by the only option; no house piece asks `effect.may`. */
describePins(bloodOrders(), ["effect.may", "feeding.commit", "planning.commit"]);
