import { describe, expect, test } from "vitest";
import { expectBlood, expectCity, expectKills, expectPlaces, turnOf } from "../support/pieces.js";
import { LAYOUT } from "../support/table.js";

describe("vampire agnieszka", () => {
  const at = { agnieszka: { at: "museum" } };

  test("vampire agnieszka siren song: lures any number of agents of one adjacent district into the open", () => {
    const t = turnOf("agnieszka", {
      vampires: at,
      districts: { asylum: { hidden: 3 }, hospital: { hidden: 1 }, museum: { exposed: 1 } },
    });
    t.answer("blood-ability").expectOptions("lure", "scatter").answer("lure");
    t.expectOptions("asylum").answer("asylum");
    t.expectOptions("1", "2", "3").answer("2");
    expectCity(t, {
      asylum: { hidden: 1 },
      hospital: { hidden: 1 },
      museum: { exposed: 3 },
    });
    expectBlood(t, { agnieszka: 3, laszlo: 4 });
    expectKills(t, { agnieszka: 6, laszlo: 0 });
    t.expectPosition({ ap: 2, veil: 6 });
  });

  test("vampire agnieszka siren song: the chooser says which face comes", () => {
    const t = turnOf("agnieszka", {
      vampires: at,
      districts: { asylum: { hidden: 1, exposed: 2 } },
    });
    t.answer("blood-ability").expectOptions("lure").answer("lure", "asylum", "1");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, { asylum: { hidden: 1, exposed: 1 }, museum: { exposed: 1 } });
  });

  test("vampire agnieszka siren song: scatters any number of agents to one adjacent district", () => {
    const far = { "printing-house": { hidden: 1 } };
    const t = turnOf("agnieszka", { vampires: at, districts: { museum: { hidden: 2 }, ...far } });
    t.answer("blood-ability").expectOptions("scatter").answer("scatter");
    t.expectOptions("1", "2").answer("1");
    t.expectOptions("railway-station", "asylum", "cathedral").answer("asylum");
    expectCity(t, { museum: { hidden: 1 }, asylum: { hidden: 1 }, ...far });
    expectBlood(t, { agnieszka: 3, laszlo: 4 });
  });

  test("vampire agnieszka siren song: with no agent near there is nobody to hear it", () => {
    const t = turnOf("agnieszka", { vampires: at, districts: { hospital: { hidden: 1 } } });
    expect(t.whyNot("blood-ability")).toBe("changes-nothing MN-5.13");
  });

  test("vampire agnieszka danse macabre: all agents next to a chosen district go there", () => {
    const t = turnOf("agnieszka", {
      veil: 4,
      vampires: at,
      districts: {
        museum: { hidden: 1, exposed: 1 },
        nightclub: { hidden: 3 },
        hospital: { minions: 1 },
        asylum: { hidden: 1 },
      },
    });
    t.answer("dark-ability")
      .expectOptions(...LAYOUT)
      .answer("cathedral");
    expectCity(t, {
      cathedral: { hidden: 4, exposed: 1 },
      hospital: { minions: 1 },
      asylum: { hidden: 1 },
    });
    t.expectPosition({ veil: 3, ap: 2 });
    expectBlood(t, { agnieszka: 4, laszlo: 4 });
  });
});

describe("vampire imre", () => {
  const kin = { imre: { at: "museum" }, mila: { at: "asylum", blood: 2 }, nevena: { blood: 4 } };
  const others = ["mila", "nevena"];

  test("vampire imre open vein: may expose near, and gives 2 blood to another near", () => {
    const t = turnOf(
      "imre",
      {
        vampires: { ...kin, nevena: { at: "railway-station", blood: 3 } },
        districts: {
          asylum: { hidden: 3 },
          museum: { hidden: 1 },
          hospital: { hidden: 1 },
          "railway-station": { exposed: 1, minions: 0 },
        },
      },
      others,
    );
    t.answer("blood-ability").expectOptions("yes", "no").answer("yes");
    t.expectOptions("asylum", "museum").answer("asylum");
    t.expectOptions("mila", "nevena").answer("mila");
    expectBlood(t, { imre: 3, mila: 4, nevena: 3 });
    expectCity(t, {
      asylum: { exposed: 3 },
      museum: { hidden: 1 },
      hospital: { hidden: 1 },
      "railway-station": { exposed: 1 },
    });
    t.expectPosition({ ap: 2, veil: 6 });
  });

  test("vampire imre open vein: without exposing, and it raises the drained", () => {
    const t = turnOf(
      "imre",
      {
        vampires: { ...kin, mila: { at: "asylum", blood: 0 } },
        districts: { museum: { hidden: 1 } },
      },
      others,
    );
    t.answer("blood-ability", "no").expectOptions("mila").answer("mila");
    expectBlood(t, { imre: 3, mila: 2, nevena: 4 });
    expectCity(t, { museum: { hidden: 1 } });
  });

  test("vampire imre open vein: nobody near is wounded: it only exposes", () => {
    const t = turnOf(
      "imre",
      {
        vampires: { ...kin, mila: { at: "hospital", blood: 1 } },
        districts: { museum: { hidden: 1 } },
      },
      others,
    );
    t.answer("blood-ability", "yes", "museum");
    expect(t.question).toBe("night.act");
    expectBlood(t, { imre: 3, mila: 1, nevena: 4 });
    expectCity(t, { museum: { exposed: 1 } });
    expect(t.whyNot("blood-ability")).toBe("changes-nothing MN-5.13");
  });

  test("vampire imre red communion: all gain 2 blood and expose their districts", () => {
    const t = turnOf(
      "imre",
      {
        veil: 3,
        vampires: {
          imre: { at: "museum", blood: 1 },
          mila: { at: "asylum", blood: 3 },
          nevena: { at: "hospital", blood: 0 },
        },
        districts: { museum: { hidden: 1 }, asylum: { hidden: 3 }, nightclub: { hidden: 1 } },
      },
      others,
    );
    t.answer("dark-ability");
    expectBlood(t, { imre: 3, mila: 4, nevena: 2 });
    expectCity(t, { museum: { exposed: 1 }, asylum: { exposed: 3 }, nightclub: { hidden: 1 } });
    t.expectPosition({ veil: 2, ap: 2 });
  });
});

describe("vampire ishtvan", () => {
  const at = { ishtvan: { at: "museum", kills: 2 } };

  test("vampire ishtvan demon summoning: of three or more agents two are removed", () => {
    const t = turnOf("ishtvan", {
      vampires: at,
      districts: { asylum: { hidden: 4 }, museum: { hidden: 2 }, hospital: { hidden: 1 } },
    });
    t.answer("blood-ability").expectOptions("asylum", "museum").answer("asylum");
    expectCity(t, { asylum: { hidden: 2 }, museum: { hidden: 2 }, hospital: { hidden: 1 } });
    expectKills(t, { ishtvan: 4, laszlo: 0 });
    expectBlood(t, { ishtvan: 2, laszlo: 4 });
    t.expectPosition({ ap: 2, veil: 6 });
  });

  test("vampire ishtvan demon summoning: of exactly three one stays", () => {
    const t = turnOf("ishtvan", {
      vampires: at,
      districts: { museum: { hidden: 2, exposed: 1 } },
    });
    t.answer("blood-ability", "museum").expectOptions("hidden", "exposed").answer("hidden");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, { museum: { hidden: 1 } });
    expectKills(t, { ishtvan: 4, laszlo: 0 });
  });

  test("vampire ishtvan demon summoning: of fewer only one", () => {
    const museum = { hidden: 1, exposed: 1 };
    const t = turnOf("ishtvan", { vampires: at, districts: { museum } });
    t.answer("blood-ability", "museum").expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, { museum: { hidden: 1 } });
    expectKills(t, { ishtvan: 3, laszlo: 0 });
  });

  test("vampire ishtvan demon summoning: one blood is too little", () => {
    const t = turnOf("ishtvan", {
      vampires: { ishtvan: { at: "museum", blood: 1 } },
      districts: { museum: { hidden: 2 } },
    });
    expect(t.whyNot("blood-ability")).toBe("too-little-blood MN-5.6");
  });

  test("vampire ishtvan gates of hell: two minions, and the others may come with theirs", () => {
    const t = turnOf(
      "ishtvan",
      {
        veil: 4,
        vampires: { ishtvan: { at: "museum" }, mila: { at: "hospital" }, nevena: { at: "asylum" } },
        districts: { hospital: { minions: 2 }, asylum: { minions: 1 } },
      },
      ["mila", "nevena"],
    );
    t.answer("dark-ability").expectOptions("yes", "no").answer("yes");
    t.expectOptions("minions:0", "minions:1", "minions:2").answer("minions:1");
    t.expectOptions("yes", "no").answer("no");
    expectPlaces(t, { ishtvan: "museum", mila: "museum", nevena: "asylum" });
    expectCity(t, { museum: { minions: 3 }, hospital: { minions: 1 }, asylum: { minions: 1 } });
    t.expectPosition({ veil: 2, ap: 2 });
    expectBlood(t, { ishtvan: 4, mila: 4, nevena: 4 });
  });

  test("vampire ishtvan gates of hell: who is there already is not asked", () => {
    const t = turnOf("ishtvan", { vampires: { ishtvan: { at: "railway-station" } } });
    t.answer("dark-ability");
    expect(t.question).toBe("night.act");
    expectCity(t, { "railway-station": { minions: 2 } });
  });
});
