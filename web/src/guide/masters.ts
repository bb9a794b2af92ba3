import type { GameGuide } from "./text.js";

/**
 * Masters of the Night. Every kind of question has its words, also those that the house pieces hardly
 * ask on the first day: a pack may ask them at once.
 */
export const mastersGuide: GameGuide = {
  introduction: [
    {
      id: "introduction/game",
      title: "Welcome to the night",
      words: [
        "You lead vampires who win or lose together. Defeated agents make them stronger, until each can place a dread sigil. Then the Blood Moon ritual wins the game.",
        "The veil hides you from the city. If it falls to 0, you lose. You also lose when an event must be drawn and none is left.",
        "Each round has a day, when the city moves, and a night, when you do. I stay beside you for the first one.",
      ],
      rule: "MN-12.1",
    },
    {
      id: "introduction/screen",
      title: "What is where",
      words: [
        "The board shows nine districts, with the veil and the dice beside them and your vampires' sheets below. On a phone, use the tabs at the bottom.",
        "The question is right here, with every answer; places that light up on the board answer it too. Point at an answer to see what it brings for certain.",
        "Just try things: Undo takes an answer back.",
      ],
    },
  ],

  questions: {
    // By day
    "day.next-district": [
      {
        title: "The districts wake",
        words: [
          "By day, districts marked with a sun act once each, and you choose the order.",
          "Most of them help where minions outnumber the agents, and some hurt where agents outnumber the minions. The order matters only if one effect moves what another counts. If you see nothing of the kind, any order is fine.",
        ],
        rule: "MN-3.2",
      },
    ],
    "event.more-grey": [
      {
        title: "Agents arrive",
        words: [
          "Each day an event puts hidden agents into the city: some into its red district, then some into its two grey ones. You decide which grey district gets more.",
          "Agents that arrive beside a minion or a waking vampire are seen, and that costs veil. So send them where nobody of yours is; the board marks the others as watched.",
        ],
        rule: "MN-3.7",
      },
    ],
    "fill.last-agent": [
      {
        title: "The last agents",
        words: [
          "The event calls for more agents than are left. Each one missing costs 1 veil, whatever you choose here.",
          "You decide where the last ones go. Prefer a district without minions and vampires, where nobody sees them arrive.",
        ],
        rule: "MN-3.5",
      },
    ],
    "fill.redirect-agents": [
      {
        title: "Another way for agents",
        words: [
          "A card in play lets you send agents of this event to another district.",
          "That is good if they would arrive beside your own people. But do not crowd them around a vampire: three agents or more make a fight by day.",
        ],
        rule: "MN-3.11",
      },
    ],
    "day.next-combat": [
      {
        title: "Fights by day",
        words: [
          "Where three or more agents meet a waking vampire, they fight by day. There are several such places, and you choose the order.",
          "By day the lowest dice are used first, and all fights share them. So begin where you can best spare some blood.",
        ],
        rule: "MN-3.11",
      },
    ],

    // In a fight
    "combat.first-fighter": [
      {
        title: "Who steps forward?",
        words: [
          "One vampire begins this fight. Dice of 1 to 4 cost the fighter 1 blood; dice of 3 to 6 remove an agent, and that raises the fighter's kill count. By day the lowest dice come first.",
          "A vampire without blood is drained. So let one with plenty of blood begin.",
        ],
        rule: "MN-6.1",
      },
    ],
    "combat.give-up-minions": [
      {
        title: "Minions for agents",
        words: [
          "Before any die is used, you may give up minions here. Each takes one exposed agent with it, which counts as the fighter's kill and costs no blood.",
          "Look at the dice: if they are low, a minion is well spent. If there are enough fives and sixes, keep it; sigils and the ritual need minions later.",
        ],
        rule: "MN-6.2",
      },
    ],
    "combat.pick-die": [
      {
        title: "Choose a die",
        words: [
          "You use one die for each exposed agent. 5 or 6 removes it for free, 3 or 4 removes it but costs 1 blood, and 1 or 2 only costs blood.",
          "At night you may take any die, so take a high one. All vampires share the dice, and they are rolled again only when all have been used: some low ones must go to somebody who can spare the blood.",
        ],
        rule: "MN-6.3",
      },
    ],
    "combat.pick-one-of-all": [
      {
        title: "Choose your dice",
        words: [
          "You play by the summary reading: first all dice of the fight are picked, one for each exposed agent, then they count together.",
          "5 or 6 removes an agent for free, 3 or 4 removes it but costs 1 blood, and 1 or 2 only costs blood. High dice first, as long as the others can do with the low ones.",
        ],
        rule: "MN-13",
      },
    ],
    "combat.window": [
      {
        title: "Bend the die",
        words: [
          "This fighter can change a die before it counts, and pays for that with blood or veil.",
          "It is worth it where a die would otherwise leave the agent standing. Do not spend your last blood on it unless you must.",
        ],
        rule: "MN-5.6",
      },
    ],
    "combat.successor": [
      {
        title: "Somebody must go on",
        words: [
          "The fighter is drained, and dice remain. Another vampire here has to take over; the kills are then its own.",
          "Choose one that can bear the dice that are left.",
        ],
        rule: "MN-6.6",
      },
    ],
    "combat.bear-wound": [
      {
        title: "Share the wounds",
        words: [
          "The fighter has no blood left to lose, so another vampire here loses it instead.",
          "Take it from whoever has most: a drained vampire costs 1 veil when its next turn begins.",
        ],
        rule: "MN-13",
      },
    ],

    // By night
    "night.act": [
      {
        title: "A vampire's turn",
        words: [
          "Each vampire has 2 action points (AP) a night, and what is left over is lost. To move, expose or fight costs 1, to recruit 2. Districts with a moon offer something of their own.",
          "A good start: one vampire moves to agents nearby and exposes them, the next follows and fights them. Try to end the night in few districts: agents who arrive beside you cost veil.",
        ],
        rule: "MN-4.1",
      },
      {
        title: "Hidden agents here",
        words: [
          "At night you cannot fight agents while they are hidden. Expose turns all of them here, and they stay exposed for whoever comes next.",
          "Do not leave three or more of them beside a vampire: they would fight it by day, when the lowest dice are used.",
        ],
        rule: "MN-5.2",
        ifOption: "expose",
      },
      {
        title: "You can fight",
        words: [
          "You would use one die for each exposed agent here. If there are high dice enough, go ahead: 5 and 6 cost nothing, 1 to 4 cost 1 blood each.",
          "Every agent removed raises your kill count, and that unlocks more: with 1 you may hunt for blood, with 2 hold a relic. Your sheet shows what comes next.",
        ],
        rule: "MN-5.3",
        ifOption: "fight",
      },
      {
        title: "Power in the blood",
        words: [
          "This vampire's blood ability costs blood but no AP, so it comes on top of the 2 actions. Its text stands with the answer.",
          "Keep at least 1 blood. Whoever is drained on its own turn loses the rest of it, and rises on its next one at the cost of 1 veil.",
        ],
        rule: "MN-5.6",
        ifOption: "blood-ability",
      },
    ],
    "effect.company": [
      {
        title: "Who comes along?",
        words: [
          "A vampire on the move may take minions along. They can die in its place in a fight, and where they outnumber agents, districts help you.",
          "If you are not sure, take them with you. A minion left alone also sees agents arrive, and that costs veil.",
        ],
        rule: "MN-5.1",
      },
    ],

    // Of cards and powers
    "effect.choose": [
      {
        title: "An effect wants to know",
        words: [
          "A district, an event or a power is at work; its name and its text stand under the question. Now it needs something named.",
          "Ask yourself whether it helps or hurts. Help goes where agents or low blood trouble you most, harm where you can best bear it.",
        ],
      },
    ],
    "effect.may": [
      {
        title: "Yes or no",
        words: [
          "This part of an effect is up to you; its text stands under the question.",
          "Point at an answer to see what follows for certain. What costs you nothing and takes agents away is rarely wrong.",
        ],
      },
    ],
    "effect.either": [
      {
        title: "One of these",
        words: [
          "This effect can do one thing or another; its text stands under the question.",
          "Point at the answers to compare them, and choose what helps you tonight. You can take it back with Undo.",
        ],
      },
    ],
    "tokens.face": [
      {
        title: "Hidden or exposed?",
        words: [
          "An effect takes hold of an agent, and there are both kinds. Exposed agents can be fought at night at once; hidden ones must be exposed first, which costs an action.",
          "So if an agent leaves, let it be a hidden one.",
        ],
        rule: "MN-5.2",
      },
    ],
    "standing.order": [
      {
        title: "What comes first?",
        words: [
          "Several effects are due at the same moment, and you put them in order.",
          "First what gives you blood or veil or takes agents away, then what costs you something. If they have nothing to do with each other, any order is fine.",
        ],
        rule: "MN-1.7",
      },
    ],
    "relics.give": [
      {
        title: "A relic",
        words: [
          "You have found a relic, and its text stands under the question. Any vampire may have it who has a kill count of at least 2, wherever it is.",
          "Give it to the one whose plans it suits best.",
        ],
        rule: "MN-9.2",
      },
    ],
    "relics.discard": [
      {
        title: "One relic too many",
        words: [
          "From kill count 2 a vampire may hold one relic, from 5 two. One has to go now, for good.",
          "Keep what you would really use.",
        ],
        rule: "MN-9.1",
      },
    ],
    "custom.lent-ability": [
      {
        title: "A borrowed power",
        words: [
          "A relic lends you the blood ability of a vampire who is not in play. You pay its blood as if it were your own.",
          "Choose the one that helps where you stand now.",
        ],
        rule: "MN-5.7",
      },
    ],
  },

  closing: {
    id: "closing",
    title: "Your first round is over",
    words: [
      "Now you know how it goes: by day the city moves, by night you do. Watch the veil, and share the dice.",
      "From here on, collect kills. With a kill count of 9 a vampire can place its sigil. When all have, meet in a district without agents, with a minion for each vampire, and hold the ritual.",
      "The Rules page has all of it, and every number like MN-5.2 opens its rule. Good hunting!",
    ],
    rule: "MN-12.1",
  },
};
