import type { GameGuide } from "./text.js";

/**
 * Blood Orders. Every kind of question has its words, also those that the house pieces hardly ask on
 * the first Day: a pack may ask them at once.
 */
export const ordersGuide: GameGuide = {
  introduction: [
    {
      id: "introduction/game",
      title: "Welcome to the city",
      words: [
        "You have nine Days to gather more victory points (VP) than the others. They come from Victims in your hand, Rituals, VP tokens and Influence; your Fear adds some or takes some away.",
        "Blood is worth no points, but it feeds your cards. Nobody is ever thrown out of the game.",
        "Each Day you plan in secret, place three tokens, see what comes of it, and feed. I stay beside you for the first one.",
      ],
      rule: "BO-7.1",
    },
    {
      id: "introduction/screen",
      title: "What is where",
      words: [
        "Each row of the board is a Quarter: its entrance with the Fear die, then Dawn, Dusk and Night. Beside it are the Altar, the Catacombs and the Fear track, below it your cards. On a phone, use the tabs at the bottom.",
        "The question is right here, with every answer; places that light up on the board answer it too. Point at an answer to see what it brings for certain.",
        "Undo takes an answer back, unless something was learned since.",
      ],
    },
  ],

  questions: {
    // Planning
    "planning.card": [
      {
        title: "Make your piles",
        words: [
          "Each card goes under your Dawn, Dusk or Night token or stays in your hand. A pile needs as many symbols of its own kind as the Fear die of the Quarter where you use it.",
          "Dawn uses a Location, Dusk pays to use a Victim, and Night takes the Victim with all that lies there. A sound first plan: a strong Night, with a symbol to spare, and a small Dawn or Dusk.",
        ],
        rule: "BO-3.1",
      },
    ],
    "planning.commit": [
      {
        title: "Ready?",
        words: [
          "Look at your piles once more: each shows by how much it would beat the die of every Quarter, or fall short. A token without a pile is not lost; it can still go to the Catacombs.",
          "When all are ready, the piles are fixed for today.",
        ],
        rule: "BO-3.2",
      },
    ],

    // Orders
    "orders.turn": [
      {
        title: "Place a token",
        words: [
          "On each of three turns you place one token, face down. Its answers tell how its pile does against each die. In a Quarter it acts later, when all are placed; the Altar and the Catacombs act at once and need no pile.",
          "Send each pile where it is strong enough. The Altar asks for Victims, so today a spare token does better in the Catacombs.",
        ],
        rule: "BO-4.1",
        ifOption: "place:",
      },
      {
        title: "Anything else?",
        words: [
          "Your token lies. Once a turn you may also scavenge: you take Blood and rise as far on the Fear track, which can cost points in the end.",
          "One Blood feeds one card. If you have enough for the cards in your piles, just end the turn.",
        ],
        rule: "BO-4.3",
        ifOption: "end",
      },
    ],
    "altar.ritual": [
      {
        title: "At the Altar",
        words: [
          "A Ritual gives points and a lasting power. It asks for Victims, shown from your hand, and for Blood; you keep the Victims.",
          "If you cannot take one yet, answer with no Ritual. A Victim that you catch tonight can serve here tomorrow.",
        ],
        rule: "BO-4.4",
      },
    ],
    "altar.show": [
      {
        title: "Show your Victims",
        words: [
          "Show Victims from your hand until the Ritual has what it asks for. You keep them, but everybody sees them.",
          "So show no more than you need.",
        ],
        rule: "BO-4.4",
      },
    ],
    "catacombs.take": [
      {
        title: "A new follower",
        words: [
          "Take a card into your hand. It is too late for today's piles, but costs nothing and is yours tomorrow.",
          "Compare their symbols: an Elder has a Dusk, a Bleeder usually helps at Dawn. Take what your plan was short of.",
        ],
        rule: "BO-4.5",
      },
    ],

    // Resolution
    "resolution.act": [
      {
        title: "Your Order succeeds",
        words: [
          "Your pile is a match for the Fear here. At Dawn the Location works for free; at Dusk you pay Influence for what the Victim does. The pile is spent either way.",
          "So use it, unless you would rather keep the Influence: two are worth a point in the end.",
        ],
        rule: "BO-5.3",
      },
    ],
    "night.stay": [
      {
        title: "The hunt",
        words: [
          "A hunter takes the Victim and all Blood and Influence here; the hunter's Fear rises by the die. If several hunt, most Night symbols win, then most cards, then most Influence.",
          "Hunt, even against somebody stronger: who loses takes the pile back for free, and who declines has spent it.",
        ],
        rule: "BO-5.8",
      },
    ],

    // Feeding
    "feeding.card": [
      {
        title: "Feed your cards",
        words: [
          "The cards that acted today lie in Torpor. For 1 Blood each they come back to your hand; the others are gone.",
          "Feed as many as you can: they are what you plan with tomorrow. If Blood is short, keep the cards with the symbols that you use most.",
        ],
        rule: "BO-6.3",
      },
    ],
    "feeding.excess": [
      {
        title: "Too many cards",
        words: [
          "After feeding, your hand has a limit, which is usually ten. What is too much must go.",
          "Let a Bleeder or an Elder go rather than a Victim: only Victims are worth points, and only they help at the Altar.",
        ],
        rule: "BO-6.3",
      },
    ],
    "feeding.commit": [
      {
        title: "Is that right?",
        words: [
          "This is what you feed and what you let go. All players decide at the same time, so nobody sees it before.",
          "Blood that you keep can pay for a Ritual tomorrow.",
        ],
        rule: "BO-6.3",
      },
    ],

    // Of cards
    "effect.choose": [
      {
        title: "A card wants to know",
        words: [
          "A Location, a Victim or a Ritual is at work; its name and its text stand under the question. Now it needs something named.",
          "Ask yourself whether it helps or hurts, and where you mean to act next.",
        ],
      },
    ],
    "effect.may": [
      {
        title: "Yes or no",
        words: [
          "This part of an effect is up to you; its text stands under the question.",
          "Point at an answer to see what follows for certain. What costs you nothing is rarely wrong.",
        ],
      },
    ],
    "effect.either": [
      {
        title: "One of these",
        words: [
          "This card can do one thing or another; its text stands under the question.",
          "Blood keeps your cards, Influence pays for Dusk and is worth points, and less Fear is worth points, too. Take what you have least of.",
        ],
      },
    ],
    "effect.pay": [
      {
        title: "Worth the price?",
        words: [
          "You may pay for what this card offers; its text stands under the question. What is paid is gone, even if little comes of it.",
          "Keep enough Blood to feed today's cards. If there is some to spare, it is often well spent.",
        ],
        rule: "BO-1.6",
      },
    ],
    "look.pick": [
      {
        title: "A look into the deck",
        words: [
          "You alone see the Victims that come next, and may do something with one of them; the question says what.",
          "Victims with many points or Night symbols are worth having. If none suits you, leave them as they are.",
        ],
        rule: "BO-8.3",
      },
    ],
    "hand.pick": [
      {
        title: "A card of your hand",
        words: [
          "An effect asks for cards from your hand; its text stands under the question. You may always answer with no card.",
          "If a card would be discarded, let it be one that you need least: a Bleeder or an Elder comes back from the Catacombs more easily than a Victim.",
        ],
        rule: "BO-4.4",
      },
    ],
  },

  closing: {
    id: "closing",
    title: "Your first Day is over",
    words: [
      "Now you know a whole Day: plan, place, act, feed. Eight more follow; after the third and the sixth the city changes.",
      "If you caught a Victim, look at the Altar. When you plan, keep in your hand what a Ritual asks for: cards in piles do not count there.",
      "The Rules page has all of it, and every number like BO-5.3 opens its rule. Good hunting!",
    ],
    rule: "BO-4.4",
  },
};
