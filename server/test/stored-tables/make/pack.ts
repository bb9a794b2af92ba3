/** The house pieces and one relic of the pack's own. */
export const LANTERN_PACK = {
  format: "coterie-pack/1",
  game: "masters-of-the-night",
  name: "One more lamp",
  pieces: [
    {
      kind: "relic",
      id: "storm-lantern",
      name: "Storm Lantern",
      origin: "house",
      use: {
        cost: { ap: 1 },
        once: "round",
        effect: [
          {
            do: "choose",
            from: { set: "districts", where: "adjacent", with: ["hidden"] },
            as: "street",
          },
          { do: "expose", n: "all", at: "street" },
        ],
      },
    },
  ],
};
