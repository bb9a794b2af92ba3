/**
 * How unclear rules are read, as players read it. Keys are the rule numbers. "We" are the authors of this
 * project: what a sentence with "we" says is not printed in the rulebook.
 */
export const rulings: Readonly<Record<string, readonly string[]>> = {
  "BO-1.4": [
    "Blood, Influence and VP tokens never run out. The printed box holds a limited number; we do not count them.",
  ],
  "BO-1.5": [
    "Fear as a price is paid as far as the track goes, and the effect happens. We read the general rule on the ends of the track this way. With your marker at the upper end such a price costs nothing.",
    "Scavenging needs room for at least one space (BO-4.3).",
    "The Fear track runs from 0 to 24. Its length and its marks are ours. Only where your marker stands at the end of the game counts.",
  ],
  "BO-1.7": [
    "If several Rituals of one player react to the same event, they act in the order in which the player gained them.",
  ],
  "BO-2.1": ["Of the first four Rituals, the one dealt first is the oldest."],
  "BO-2.3": ["The first start player is drawn at random, unless the table names one."],
  "BO-3.1": [
    "Only which cards lie in which pile counts. The order in which you put them there is not recorded.",
    "A note of a Quarter does not bind you, and only you see it. It is not part of the game or of its record.",
  ],
  "BO-4.2": [
    "On one turn you may use any number of Rituals that can be used once per day. The quick reference says one; we follow the rule text.",
    "“On your turn” always means your turn in the Orders phase.",
    "You may use such a Ritual whenever you can pay for it, even if it changes nothing.",
    "Only a Ritual that reacts to an event may make a used Ritual ready again, and no Ritual may react to itself more than once per day. Packs with other pieces are refused.",
  ],
  "BO-4.3": ["Blood for a Ritual must be scavenged before the token is placed at the Altar."],
  "BO-4.4": [
    "You may always take no Ritual. The rulebook says both “must” and “may”; we read “may”.",
    "You are asked even if no Ritual is possible, so that the question says nothing about your hand. The same holds for every effect that depends on a hand.",
    "The Victims you show may be more than the Ritual needs. All of them become public.",
    "Only Victims can be shown. To show a Bleeder or an Elder would give away what is in your piles.",
  ],
  "BO-5.1": ["The earliest placed token of a Quarter acts first."],
  "BO-5.3": [
    "You may decline an Order that would succeed. The rulebook says “may”, and we read it as a choice; the pile goes to Torpor.",
    "You are not asked if your pile fails against the die, or if you cannot pay for a Dusk action.",
    "A token that is being resolved still stands in its Quarter. It comes back when its effect is done.",
  ],
  "BO-5.8": [
    "The last hunter left at a Night is asked once whether to decline.",
    "In a stalemate everybody left in the contest loses, also those who were already behind.",
  ],
  "BO-5.9": [
    "If an effect looks at more cards than the Victim deck has, it looks at those there are. The discards are shuffled in only if the deck is empty.",
    "A Victim cannot be put under an empty deck while there are no discards.",
  ],
  "BO-5.10": [
    "During a Day a die changes only by an effect that speaks of the die. A Victim that leaves or comes does not change it.",
  ],
  "BO-6.1": [
    "At a new Act no Quarter gets the 1 Blood and 1 Influence of BO-6.4.",
    "The new Act comes before feeding: only then do players see new Victims before they feed.",
  ],
  "BO-6.2": [
    "Piles under tokens at the Altar and the Catacombs return to the hand without feeding, because nothing sends them to Torpor.",
  ],
  "BO-6.3": [
    "What feeding costs each player is fixed before anybody pays. Then players feed in turn order.",
    "A card that you discard over the hand limit may be one you have just fed. The Blood paid for it is gone.",
    "Because the hand limit is applied at feeding, nothing may add a card to a hand between feeding and the end of cleanup. Packs with such a piece are refused.",
  ],
  "BO-6.5": ["What happens once per day can happen again when the Day marker has moved on."],
  "BO-7.2": [
    "The last tie-break is the most Blood. The rulebook's symbol for it cannot be read; this is our reading.",
  ],
  "BO-8.1": ["Blood, Influence and VP tokens of all players are public."],
  "BO-8.2": [
    "Which tokens you placed at the Altar and the Catacombs stays secret for the whole game.",
    "The cards of other players are shown only at tables that track known cards: to each player, those that follow from what that player has been told. Spectators never see them.",
  ],
  "BO-8.3": [
    "A Victim that was looked at is named to everybody if it is taken, discarded or put into a Quarter, but not if it is put under or on top of the deck.",
    "If one of the cards looked at is put under or on top of the deck, other players who knew those cards no longer know where they lie.",
  ],
};
