/** MN-12.1, MN-12.2: how a game can end. */
export const outcomes = ["victory", "defeat-veil", "defeat-deck"] as const;
