/** Vampires whose face is drawn in art.svg; those of other packs wear a mask. */
export const FACES: ReadonlySet<string> = new Set(
  "agnieszka imre ishtvan laszlo mila nevena".split(" "),
);
