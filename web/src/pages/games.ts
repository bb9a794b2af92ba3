/** The games that there are pages for. */
export const GAMES: readonly string[] = ["masters-of-the-night", "blood-orders"];
