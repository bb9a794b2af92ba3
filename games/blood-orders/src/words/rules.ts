// The words of the rules, as a player reads them in the game. Keys are the rule numbers.

export { rulings } from "./rulings.js";

export const chapters: readonly { readonly chapter: number; readonly title: string }[] = [
  { chapter: 1, title: "The city and its pieces" },
  { chapter: 2, title: "Preparing the game" },
  { chapter: 3, title: "Planning" },
  { chapter: 4, title: "Orders" },
  { chapter: 5, title: "Reveal and resolution" },
  { chapter: 6, title: "Cleanup" },
  { chapter: 7, title: "The end" },
  { chapter: 8, title: "What is public" },
];

export const ruleWords: Readonly<Record<string, string>> = {
  // 1: the city and its pieces
  "BO-1.1":
    "The city is made of districts called Quarters, one below the other: North at the top, then South, East and West. Only four players use West. Two or three play with the upper three.",
  "BO-1.2":
    "A Quarter has a Location card for Dawn, a Victim card for Dusk and a Night space where Blood and Influence gather. At its entrance, the Order tokens sent there lie in a face-down stack. Its Fear die shows from 1 to 6 how hard it is to act there (BO-5.3).",
  "BO-1.3":
    "Each of the three Acts lasts three Days and has 12 Locations, 12 Rituals and 14 Victims of its own; 36 Bleeders and 36 Elders serve the whole game. A Victim has a class, values for Dawn, Dusk and Night (its symbols), an Influence cost for its Dusk effect, VP (victory points) and Fear; a Location has Fear and an effect that costs nothing. A Ritual has VP, a lasting effect and its demands: how many Victim cards, at least how many symbols of each kind, and how much Blood. Only the pictures tell one Bleeder, or one Elder, from another. They have Dawn, Dusk and Night values too, an Elder always exactly 1 Dusk, but bring no VP and are no use for a Ritual.",
  "BO-1.4":
    "You have three Order tokens, one each for Dawn, Dusk and Night. The cards you put under a token are its pile: they carry out that Order. Blood, Influence and VP tokens never run out.",
  "BO-1.5":
    "Your marker on the Fear track shows how much the city fears you, from 0 to the upper end; any number of markers can share a space. When the game ends, the highest mark that your marker has reached or gone past, and no other, adds or takes away VP. At least one mark adds some. Whatever moves your marker past an end of the track stops there. If Fear is the price of an effect, you pay as much of it as the track has room for, even none, and the effect happens. See the track itself for its length and its marks.",
  "BO-1.6":
    "A Fear die always shows 1 to 6: if a sum or an effect would make it less, it shows 1, and if more, 6. A card on which no Fear is printed has 0. What you pay for an effect is paid, even if the effect turns out to change nothing. If an effect has several parts, each part that can happen happens.",
  "BO-1.7":
    "If effects of several players are due at the same moment, they are carried out one by one: the start player's first, then the others' in turn order.",

  // 2: preparing the game
  "BO-2.1":
    "The decks of Act I are shuffled. Every Quarter in play gets one Location and one Victim; the Act's remaining Locations go out of the game, and nobody looks at them. Four Rituals form the market at the Altar, always with the newest at the left end and the oldest at the right.",
  "BO-2.2":
    "Each Night space starts with 3 Blood and as much Influence as its Victim costs. The die shows the Fear of the Quarter's two cards added together, within its limits (BO-1.6).",
  "BO-2.3":
    "You begin with a hand of 4 Bleeders and 3 Elders, with 7 Blood, 5 Influence and your Fear at 0. Chance picks the start player, unless the table has named one.",

  // 3: planning
  "BO-3.1":
    "Everybody plans at the same time and in secret. Put each card of your hand under your Dawn, Dusk or Night token, into that token's pile, or keep it in hand. A pile may have as many cards as you like, even none: whether they are enough is tested only when the Order is carried out (BO-5.3). For each token you may also note a Quarter; you need not keep to the note, and only you ever see it.",
  "BO-3.2":
    "When your plan is done, say that you are ready; you must do so even without a single card. The others see only that you are ready, and you can take it back as long as somebody is not. From the moment the last player is ready, all piles are fixed until the Day ends.",

  // 4: orders
  "BO-4.1":
    "There are three rounds of turns, each clockwise from the start player. On your turn you must place one token, no more, of those you still have: face down on the Altar, on the Catacombs or at the entrance of any Quarter in play. Every space always has room, even for a second or third token of yours, so all your tokens get placed. After placing, you say when your turn is over.",
  "BO-4.2":
    "A Ritual that can be used once per day, on your turn, may be used before or after you place your token. Use as many of these as you like, each only once a Day. A turn here means your turn in this phase, never any other moment. A Ritual that does not speak of your turn works all the time.",
  "BO-4.3":
    "Scavenging: once on each of your turns, before or after placing your token, you may move up the Fear track by any number of spaces, at least 1, and take 1 Blood for each. You cannot go beyond the upper end: unlike Fear as a price (BO-1.5), scavenging needs room for at least one space. If you stand at the end, you cannot scavenge until something on the same turn has lowered your Fear. You cannot scavenge while the Altar waits for your payment, so if you lack Blood for a Ritual, scavenge before you place the token.",
  "BO-4.4":
    "A token on the Altar works at once: choose a Ritual of the market, show Victim cards from your hand, not from your piles, that are at least as many as it demands and reach all its symbol minimums, and pay its Blood. Everybody sees the cards you show, which may be more than needed; they stay in your hand and can serve for another Ritual on the same Day. The one you have won lies open in front of you and works from now on, even on this turn; the rest of the market slides to the right and is filled up from the Act's deck, or keeps a gap if that is empty. You are asked even when no Ritual is possible and may always take none: only you see which ones are possible, and the others merely learn that you took none. Any effect that depends on a hand asks in the same way; your token stays face down until cleanup.",
  "BO-4.5":
    "A token on the Catacombs works at once: you take a Bleeder or an Elder, as you choose, into your hand, too late for today's piles. If one of these decks is empty, you take from the other; if both are, you get nothing.",

  // 5: reveal and resolution
  "BO-5.1":
    "When all tokens are placed, those in the Quarters are turned face up and put on the space of their action. Where several share a space, the one placed earliest acts first, because taking a stack apart from the top turns it over. All piles are shown too, even those whose token is on the Altar or the Catacombs. The tokens there are never turned face up.",
  "BO-5.2":
    "First all Dawn actions in the city are carried out, next all Dusk actions, last all Night actions. For each kind, go through the Quarters from North downwards.",
  "BO-5.3":
    "Every Order has to overcome Fear: its pile needs symbols of the Order's own kind, at least as many as the Quarter's die shows at that moment. If there are too few, nothing happens and the pile goes to Torpor, where spent cards lie until they are fed or discarded (BO-6.3). If there are enough, you may still decline, with the same result. Either way, once the Order is dealt with, your token comes back to you.",
  "BO-5.4":
    "A pile goes with the kind of its token, not with a Quarter. If you place the token somewhere other than you noted, its pile faces the die of the Quarter where the token really is.",
  "BO-5.5":
    "Dawn: your pile goes to Torpor and you get the effect of the Location. Any number of players can do this in the same Quarter, one after another (BO-5.1).",
  "BO-5.6":
    "Dusk: your pile goes to Torpor, you pay the Victim's Influence cost into the Night space of that Quarter, and then the Victim's effect happens. If you cannot pay all of it at that moment, you pay nothing and get nothing, and your pile is in Torpor all the same. Any number of players can do this in the same Quarter, one after another, and each pays. Nobody competes for a Dawn or Dusk action.",
  "BO-5.7":
    "Night, with you as the only hunter: your pile goes to Torpor, you take the Victim into your hand and everything in the Night space, and your Fear rises by what the die shows, at most to the end of the track. The Quarter gets nothing new before cleanup, and its die keeps its number.",
  "BO-5.8":
    "If several players hunt in the same Quarter at Night, those who cannot overcome Fear drop out first, then the others are asked, earliest token first, and may decline; all these piles go to Torpor. With one hunter left, BO-5.7 applies; with none, nothing happens. Otherwise the most Night symbols win; of those who tie, the one with the most cards in the pile; of those who tie again, the one with the most Influence at that moment. If that ties too, it is a stalemate: everybody left in the contest loses, even those who came behind the tie, and the Quarter keeps everything. Losers take back their tokens and return their piles to their hands, with nothing to feed; a winner does what BO-5.7 says.",
  "BO-5.9":
    "If an effect or the cleanup draws from the Victim deck, or does anything else with it, and finds it empty, the current Act's discarded Victims are shuffled first to make a new one. If there are none, nothing happens, but what was paid and the pile are gone all the same. Discarded Victims of past Acts never return.",
  "BO-5.10":
    "In a Quarter with no Victim, a Dusk action does nothing but send its pile to Torpor. A Night action there gives you the tokens and the Fear, but no card. The die of such a Quarter is set by the Fear of its Location alone, and to 1 at the least.",

  // 6: cleanup
  "BO-6.1":
    "After Days 3 and 6, cleanup begins with the new Act, before anybody feeds. All Locations and Victims in the city go out of the game, and so do the Victim deck and its discards; Locations and Victims of the next Act are dealt and the dice are set. Each Night space is made to hold exactly 3 Blood and its new Victim's cost in Influence: older tokens go to the supply, and no Quarter gets the 1 Blood and 1 Influence of BO-6.4. In the market, the oldest Ritual, if there is one, goes out of the game and the others slide to the right. What is left of the old Ritual deck goes out too, and the next Act's deck fills the market up to four.",
  "BO-6.2":
    "Your tokens on the Altar and the Catacombs come back to you. Their piles return to your hand and need no feeding. The Rituals you used can be used again.",
  "BO-6.3":
    "All players decide about feeding at the same time and in secret; you can take your decision back until the last player has decided. Choose which of your cards in Torpor to feed: each costs 1 Blood and returns to your hand, and the rest are discarded. If your hand and the fed cards together are more than 10, also choose which of them to discard, exactly as many as are too many; you can discard no other card of your hand. From then to the end of cleanup, nothing adds a card to a hand. Cards that are in your hand cost nothing, even those that came today. A discarded Bleeder or Elder returns to its deck, a Victim goes to the discard that all players share.",
  "BO-6.4":
    "After Days 1, 2, 4, 5, 7 and 8, once everybody has fed, the city is made ready. A Quarter where the Victim is still there gains 1 Blood and 1 Influence. One that has none draws a new Victim and gains 3 Blood and Influence equal to its cost, on top of what lies there; if none can be drawn, it remains without. Each die is set anew from its Quarter's cards, and the Locations stay until the Act ends.",
  "BO-6.5":
    "The next Day begins: its marker moves on, and the player to the left of the start player is the start player now.",
  "BO-6.6":
    "Day 9 has a shorter cleanup: tokens, piles and Rituals come back (BO-6.2), everybody feeds one last time (BO-6.3), and the game is scored.",

  // 7: the end
  "BO-7.1":
    "Your score is the VP of the cards in your hand, of your Rituals and of your VP tokens, 1 VP for each full pair of Influence, and what the Fear track adds or takes away (BO-1.5). Blood gives nothing. A score can be below 0.",
  "BO-7.2":
    "The highest score wins. If it is tied, whoever of the tied players has the most cards in hand wins; if still tied, whoever has the most Rituals, and then the most Blood. Players who are tied even so win together.",

  // 8: what is public
  "BO-8.1":
    "Everybody may see the board, the market, the dice, the Fear track, all players' Rituals, Blood, Influence and VP tokens, every Torpor, the discards and how many cards each deck has. Of each placed token, everybody sees whose it is, where it lies and when it was placed. Which card a player gains or loses is public too, unless the effect says otherwise.",
  "BO-8.2":
    "Until the reveal, the others know only how many cards you have in your hand and your piles together: not how they are divided, not how big a pile is, and not which token lies face down where. Nothing on show, not even a name or an order of things, gives away the kind of a token. Which tokens you put on the Altar and the Catacombs is never told, not even later, and neither are the Quarters you noted. Which cards you hold can often be worked out from what everybody has seen: tables that track known cards show it to the players, never to spectators.",
  "BO-8.3":
    "Your hand is shown to nobody before scoring, although the others can keep track of most of it. If an effect lets you look at a card, you alone know it. The order of the decks is hidden from everybody.",
  "BO-8.4":
    "Whether you are asked something, how many questions you get and in which order tells the other players nothing that is secret.",
};
