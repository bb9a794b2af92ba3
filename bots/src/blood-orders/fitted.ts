import type { Rates } from "./rates.js";

/**
 * Found by ridge regression, of the margin at the end of a game on what each player had more than the
 * others when a Day was planned, with figures that change smoothly from Day to Day. From 2,100 games
 * of greedy bots (half of them with figures found so before) and 240 of searching ones.
 *
 * Of positions that were judged so, so many were won by searching bots, in per cent:
 *
 *     judged          4  15  25  35  45  54  65  75  85  96
 *     two players     3  15  33  30  47  53  70  67  85  97
 *     three players   2  12  21  42  46  62  57  76  89  97
 */
export const fittedRates: Rates = {
  symbol: [
    [0, 0.22, 0.33, 0.45, 0.6, 0.81, 1.07, 1.35, 1.61, 1.87],
    [0, 0.11, 0.28, 0.49, 0.68, 0.83, 0.9, 0.91, 0.9, 0.9],
    [0, 0.19, 0.43, 0.75, 1.1, 1.44, 1.75, 2.04, 2.32, 2.58],
  ],
  victim: [0, 0.26, 0.7, 1.19, 1.71, 2.51, 3.63, 4.96, 6.29, 7.56],
  points: [1, 0.98, 0.96, 0.93, 0.86, 0.78, 0.68, 0.58, 0.48, 0.38],
  busyCards: 6,
  idleCard: 0.25,
  blood: [
    [0, 0.6, 0.74, 0.78, 0.75, 0.74, 0.72, 0.66, 0.55, 0.45],
    [0, 0.24, 0.54, 0.75, 0.84, 0.91, 0.95, 0.94, 0.89, 0.84],
    [0, 0.02, 0.2, 0.35, 0.45, 0.53, 0.59, 0.61, 0.62, 0.62],
  ],
  bloodStep: 7,
  influence: [
    [0.5, 0.44, 0.47, 0.55, 0.74, 0.99, 1.22, 1.43, 1.41, 1.39],
    [0.5, 0.49, 0.54, 0.62, 0.69, 0.75, 0.79, 0.81, 0.81, 0.81],
  ],
  usefulInfluence: 8,
  fear: [1, 0.98, 0.98, 1.01, 1.06, 1.13, 1.19, 1.25, 1.31, 1.36],
  fearToCome: 1,
  daily: [0, 0.17, 0.48, 0.83, 1.2, 1.63, 2.12, 2.62, 3.12, 3.61],
  modifier: [0, 0.56, 1.35, 2.15, 3.01, 3.9, 4.78, 5.57, 6.3, 7.01],
  trigger: [0, 0.12, 0.59, 1.12, 1.71, 2.14, 2.46, 2.76, 3.05, 3.34],
  spread: [1, 3.8, 5.2, 6.4, 7.4, 8.2, 8.8, 9.3, 9.9, 10.4],
};
