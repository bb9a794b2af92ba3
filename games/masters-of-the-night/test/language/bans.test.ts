import { expect, test } from "vitest";
import { type Ban, bans, type Effect } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { relic, turn, vampire } from "../support/probe.js";

const minion: Effect = [{ do: "place", what: "minion", at: "here" }];

/** Imre could do everything but the ritual in the cathedral or, moved there, in the museum. */
const able = (at: string, mila = at): Position => ({
  veil: 3,
  vampires: {
    imre: { at, kills: 9, blood: 2, relics: ["silver-bell"] },
    mila: { at: mila, kills: 2 },
  },
});

function pieces(actions: Ban[]): Piece[] {
  const night = { cost: { ap: 1 }, effect: minion };
  return [
    ...plainCity({ cathedral: { night, standing: [{ kind: "ban", actions }] }, museum: { night } }),
    vampire("imre", {
      blood: { effect: minion },
      dark: { effect: minion },
      sigil: [{ kind: "modifier", value: "red", add: 0 }],
    }),
    relic("silver-bell", { use: { cost: {}, effect: minion } }),
  ];
}

/** The actions that are forbidden (not merely impossible) to Imre in this district. */
function forbidden(actions: Ban[], at = "cathedral", tokens: object = { hidden: 1, exposed: 1 }) {
  const t = turn({ ...able(at), districts: { [at]: tokens } }, { pieces: pieces(actions) });
  const names = [
    "move",
    "expose",
    "fight",
    "recruit",
    "night-effect",
    "blood-ability",
    "dark-ability",
    "relic",
    "hunt",
    "exchange",
    "wild-hunt",
    "sigillate",
  ];
  return names.filter((name) => {
    const why = t.whyNot(name);
    return why === "forbidden MN-11.1" || why?.startsWith("may-not");
  });
}

const plain = bans.filter((ban) => !["move-in", "move-out", "sacrifice"].includes(ban));

test.each(plain)("MN-11.1 a ban of %s forbids exactly that, in its district", (ban) => {
  expect(forbidden([ban])).toEqual([ban]);
  expect(forbidden([ban], "museum")).toEqual([]);
});

test("MN-11.1 a ban may forbid several things", () => {
  expect(forbidden(["blood-ability", "dark-ability", "relic"])).toEqual([
    "blood-ability",
    "dark-ability",
    "relic",
  ]);
});

test("MN-11.1 move-out forbids leaving, move-in entering", () => {
  expect(forbidden(["move-out"])).toEqual(["move"]);
  expect(forbidden(["move-out"], "museum")).toEqual([]);
  expect(forbidden(["move-in"])).toEqual([]);
  const at = (ban: Ban) =>
    turn(able("museum"), { pieces: pieces([ban]) })
      .optionsOf("move")
      .includes("move:cathedral");
  expect(at("move-in")).toBe(false);
  expect(at("move-out")).toBe(true);
});

test("MN-6.2 sacrifice: no minion may be given up there", () => {
  const question = (actions: Ban[], at: string) =>
    turn(
      { ...able(at), districts: { [at]: { exposed: 1, minions: 1 } } },
      { pieces: pieces(actions) },
    ).answer("fight").question;
  expect(question(["sacrifice"], "cathedral")).toBe("combat.pick-die");
  expect(question(["sacrifice"], "museum")).toBe("combat.give-up-minions");
  expect(question(["hunt"], "cathedral")).toBe("combat.give-up-minions");
});

test("MN-11.1 a ban is looked at live", () => {
  const standing = [
    {
      kind: "ban" as const,
      actions: ["hunt" as const],
      when: { is: "more" as const, what: "agents" as const, at: "here" },
    },
  ];
  const t = turn(
    { vampires: { imre: { kills: 1, blood: 1 } }, districts: { cathedral: { hidden: 1 } } },
    {
      pieces: [
        ...plainCity({ cathedral: { standing } }),
        vampire("imre", { blood: { effect: [{ do: "remove", what: "hidden", at: "here" }] } }),
      ],
    },
  );
  expect(t.whyNot("hunt")).toBe("forbidden MN-11.1");
  t.answer("blood-ability");
  expect(t.whyNot("hunt")).toBeUndefined();
});

test("MN-11.1 who: the holder or the others", () => {
  const of = (who: "holder" | "others") => {
    const bell = relic("silver-bell", { standing: [{ kind: "ban", actions: ["hunt"], who }] });
    return ["imre", "mila"].map((active) => {
      const position: Position = {
        active,
        vampires: {
          imre: { kills: 2, blood: 1, relics: ["silver-bell"] },
          mila: { kills: 2, blood: 1 },
        },
      };
      return turn(position, { pieces: [bell] }).whyNot("hunt");
    });
  };
  expect(of("holder")).toEqual(["forbidden MN-11.1", undefined]);
  expect(of("others")).toEqual([undefined, "forbidden MN-11.1"]);
});
