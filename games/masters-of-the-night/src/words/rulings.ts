// How this project reads rules that the sources leave open, in players' words. Keys are rule numbers.

export const rulings: Readonly<Record<string, readonly string[]>> = {
  // 1: the city and its pieces
  "MN-1.3": [
    "The sources show only some of the pieces. A piece marked printed works as the rulebook shows it, and says which of its parts are not shown. All other pieces are this project's own design.",
  ],
  "MN-1.5": ["A piece that replaces another is placed, so effects that wait for placing see it."],
  "MN-1.7": [
    "The leader's player decides by day even while the leader is drained.",
    "Where an effect means some agents of a district with hidden and exposed ones, the same seat says which.",
    "Effects that are set off at the same moment are resolved one after the other, in the order that this seat chooses.",
    "An effect on each district goes through the city row by row, from the top left. One on each vampire follows the turn order.",
  ],

  // 2: preparing the game
  "MN-2.2": [
    "The summary sheet puts all nine minions into the reserve. With two or three vampires some begin at the railway station, so that is not followed.",
  ],

  // 3: by day
  "MN-3.2": [
    "A day effect whose condition fails in its slot does not come again that day, even if the condition holds later. So the order of the districts matters.",
    "The Asylum's visitor may be hidden or exposed. Where the other district has both, the leader's player chooses which; a hidden one is exposed first.",
  ],
  "MN-3.4": ["The veil is read once, when the card is revealed."],
  "MN-3.5": [
    "Different grey numbers are assigned to their districts before the last agents are given out.",
    "The reserve is counted before a relic draws agents elsewhere: an agent that is missing stays missing.",
    "Last Crusade lists its districts once and then fills them. A district that gets an agent on the way does not change the list.",
  ],
  "MN-3.6": [
    "A card that stays is placed first, then its text is applied. Its own condition is tested only when all of the text is done.",
    "If Curse of our Clan comes to a drained leader, no blood is lost. The card leaves at once and the veil rises by 1.",
    "Curse of our Clan stays with the vampire on whose sheet it was put. It costs 1 blood once, not every day.",
    "Cards that stayed and end at the same moment leave in the order in which they were placed.",
  ],
  "MN-3.7": [
    "The test is made where the agent really appears. If a relic draws it to another district, that one counts.",
    "An agent that a staying card brings while an event is resolved counts with those of the event, so that each district still costs only once.",
  ],
  "MN-3.8": [
    "What an event gains is added before its losses are taken. At veil 6 such a gain is lost.",
    "The cost of an ability that is used during an event is paid at once. If that brings the veil to 0, you lose before the event ends.",
    "What a card that stayed from an earlier day does to the veil happens at once.",
  ],
  "MN-3.9": [
    "An event that stays is still an event. Each agent that its text cannot place costs 1 veil, by day or by night.",
    "Entry costs veil only while an event is being resolved. That includes an agent that a staying card brings in that time.",
  ],
  "MN-3.10": [
    "Several minions are replaced one after the other. Each agent may be missing, be drawn elsewhere and enter like any other.",
  ],
  "MN-3.11": [
    "The hunt brings at most one combat to a district each day. A combat by an event's text, as Blessed Innocence brings one, does not use it up.",
  ],

  // 4: by night
  "MN-4.1": [
    "AP that a vampire gains or loses outside its own turn change its next turn.",
    "Effects may change what something costs in AP or blood, but such a cost never falls below 1.",
  ],
  "MN-4.3": [
    "When what drained the vampire is fully resolved, its turn ends. It does not take actions without AP either. The rulebook says only that the AP are lost.",
  ],

  // 5: what a vampire can do
  "MN-5.6": [
    "Laszlo may use both abilities, each repeatedly, on one die.",
    "A Laszlo who is drained by his own cost still fights that die. He may even pay veil on it if his kill count allows.",
    "A blood cost that drains its user is legal, and the ability still works.",
    "A veil cost higher than the veil cannot be paid. One that brings the veil to 0 can, and loses before the ability does anything.",
  ],
  "MN-5.7": [
    "Abilities, districts, relics and sigils may affect hidden agents, unless their text says exposed. That agents must be flipped before you can deal with them is the rule for combat.",
    "Agents that an ability replaces by minions raise the kill count like removed ones.",
    "A blood ability that a relic lends is its user's own. Nothing is lent that is used on picked dice.",
  ],
  "MN-5.8": ["Blood from any source stops at the vampire's limit and at the supply."],
  "MN-5.9": [
    "Exchanging is free, so an exchange that only leads back to a division of relics already seen on this turn is not offered.",
  ],
  "MN-5.13": [
    "What changes nothing is not offered. That is judged by the effect alone, not by the cost: a wild hunt at full blood is not offered though the veil would fall.",
    "Using up a die is a change.",
  ],
  "MN-5.15": [
    "An event that an ability turns over is used for its grid only and leaves the game. The ability is not offered with an empty deck, and does not lose the game.",
  ],

  // 6: fighting the agents
  "MN-6.1": [
    "The leader's player has the last word on who begins a day combat.",
    "Blessed Innocence brings a day combat whatever the number of agents. Without a non-drained vampire or an agent there is none. If no agent is elsewhere, none moves and none is missing.",
  ],
  "MN-6.2": ["The player of the first fighter decides about minions. A successor gives up none."],
  "MN-6.3": [
    "The player of the vampire that fights at that moment picks its die. After a succession that is the successor's player, whoever's turn it is.",
    "By day the lowest value is looked at afresh for each die.",
    "If no exposed agent is left, because something else removed the rest, no more dice are used.",
  ],
  "MN-6.4": ["The kill counts even if the die that made it drains the fighter."],
  "MN-6.5": [
    "The dice are rolled after the last die of the reserve has been applied, not when it is picked.",
  ],
  "MN-6.6": [
    "By night the player whose turn it is says who takes over, by day the leader's player.",
    "A fighter that is drained and raised again before the next die fights on.",
  ],

  // 7 to 9: the veil, drained vampires, relics
  "MN-7.1": ["Recruiting at veil 6 is allowed; the veil does not rise further."],
  "MN-8.1": ["A vampire that is raised on its own turn does not get back its AP."],
  "MN-9.2": ["The player of the vampire that holds too many relics says which one is discarded."],
  "MN-9.3": [
    "A held relic that its holder may use by day says by day. Relics without these words are used on their holder's own turn at night. The Scapegoat Mask can be used by day.",
    "A relic that works without a choice is passive: it works by day and by night.",
    "The Funerary Urn may draw agents that an event adds, also those of a card that stayed. It does not draw agents that are moved, or that districts and abilities place.",
  ],
  "MN-9.5": [
    "Declining an effect that comes once per round uses it up for that round.",
    "A relic that was used this round is used for its next holder too.",
  ],

  // 11 and 12: bans, the end
  "MN-11.1": [
    "What a held relic sets off by itself is a use, so it does not happen where relics are forbidden. Limits and placed relics go on working.",
    "A relic that carries its holder farther cannot be used there either.",
  ],
  "MN-12.2": [
    "Only the daily reveal loses by an empty deck. Abilities that use up events make the game shorter.",
  ],

  // 13: the summary reading
  "MN-13": [
    "The rulebook is followed unless the summary reading is chosen. Then all five differences apply together.",
    "Agents that minions take with them count after the last die, like those of the dice.",
    "Agents that Laszlo's blood ability removes count at once, those of dice that he changed with the other dice. Other abilities do not count.",
    "Losses of a fighter who was drained by his own cost are divided like all others.",
    "A die that was changed is put aside with its first value.",
    "The sheet gives Hunt and Exchange at kill count 0. Its own reference cards say 1 and 2, so that is not followed.",
    "The sheet says nothing about drained vampires. There the rulebook holds.",
  ],
};
