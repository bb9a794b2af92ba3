import { newContext, readQuestion } from "@coterie/kernel";
import { playWords } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import { mastersTeller } from "../../src/index.js";
import { masters, position } from "../support/masters.js";

const teller = mastersTeller(masters, playWords(masters));

const state = position({
  phase: "turn",
  active: "imre",
  districts: { museum: { exposed: 2, hidden: 1, minions: 2 } },
  vampires: { imre: { at: "museum", kills: 6, blood: 2 }, mila: { at: "museum", blood: 1 } },
});

test("plans are told of whoever has the turn", () => {
  expect(teller.who(state)).toBe("Imre");
});

test("options are told as deeds, without prices and results", () => {
  const question = readQuestion(masters, newContext(masters, state), 0);
  const deeds = question.options.map(({ key }) => [key, teller.deed(state, question, key)]);
  expect(Object.fromEntries(deeds)).toMatchObject({
    "move:asylum": "move to the Asylum alone",
    "move:asylum+2": "move to the Asylum with 2 minions",
    expose: "expose 1 hidden agent",
    fight: "fight 2 exposed agents",
    recruit: "recruit 1 minion",
    "blood-ability": "use Open Vein",
    "wild-hunt": "hunt wildly",
    "end-turn": "end the turn",
  });
});

test("to end the turn is to rest", () => {
  expect(["fight", "end-turn"].filter(teller.isRest)).toEqual(["end-turn"]);
});
