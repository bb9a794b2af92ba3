export const usage = "usage: coterie play <game>";
