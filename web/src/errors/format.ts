/** The file of a problem about which no engine could make a report. */
export const PROBLEM_FORMAT = "coterie-problem/1";
