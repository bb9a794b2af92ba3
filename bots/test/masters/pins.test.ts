import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describePins } from "../support/describe-pins.js";

describePins(mastersOfTheNight(), []);
