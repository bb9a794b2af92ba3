// The words of the rules, as a player reads them in the game. Keys are the rule numbers.

export { rulings } from "./rulings.js";

export const chapters: readonly { readonly chapter: number; readonly title: string }[] = [
  { chapter: 1, title: "The city and its pieces" },
  { chapter: 2, title: "Preparing the game" },
  { chapter: 3, title: "By day" },
  { chapter: 4, title: "By night" },
  { chapter: 5, title: "What a vampire can do" },
  { chapter: 6, title: "Fighting the agents" },
  { chapter: 7, title: "The veil" },
  { chapter: 8, title: "Drained vampires" },
  { chapter: 9, title: "Relics" },
  { chapter: 10, title: "Dread sigils" },
  { chapter: 11, title: "When powers are forbidden" },
  { chapter: 12, title: "Winning and losing" },
  { chapter: 13, title: "The summary reading" },
];

export const ruleWords: Readonly<Record<string, string>> = {
  // 1: the city and its pieces
  "MN-1.1":
    "The city has nine districts, three rows of three. The railway station always lies in the top left corner; where the other eight lie is random. Two districts are adjacent only if they have a side in common, so never diagonally.",
  "MN-1.2":
    "The pieces: 9 minions, 12 agents that lie either hidden or exposed, 10 six-sided dice, 22 blood, a veil marker that runs from 0 to 6, a dread sigil for every vampire and one token that shows the leader.",
  "MN-1.3":
    "There are 54 events, 18 in each of acts I, II and III, and 13 relics. The six vampires are Agnieszka, Imre, Ishtvan, Laszlo, Mila and Nevena. Each of the four veil trackers serves one number of vampires in play: 2, 3, 4 or 5.",
  "MN-1.4":
    "Where a rule counts with V, it means how many vampires are in play. How many players share them makes no difference.",
  "MN-1.5":
    "Removed agents and minions return to their reserve. Unless told to be exposed, an agent comes out of the reserve hidden; an agent that moves stays as hidden or exposed as it was. A piece that replaces another counts as placed. Minions have no owner: any vampire may use them.",
  "MN-1.6":
    "To see who has the majority in a district, count every agent there, hidden or exposed, against every minion there. On a tie nobody has it. In a district with a dread sigil it always belongs to the minions (MN-10.3).",
  "MN-1.7":
    "When no rule says who decides, the leader's player does so by day, even with a drained leader. During a vampire's turn, the player of that vampire decides. The same seat decides wherever a rule leaves something to the players.",

  // 2: preparing the game
  "MN-2.1":
    "Take 2 to 5 different vampires and divide them among you as you wish; one player may control several, and playing alone is normal. In a first game, 3 to 5 players have one vampire apiece, two players have one or two apiece, and a solo player has 2 to 5. Good first teams are Imre and Mila, Agnieszka and Laszlo, or Imre and Laszlo; for three vampires Agnieszka, Ishtvan and Mila; for four Agnieszka, Imre, Nevena and Laszlo.",
  "MN-2.2":
    "Every vampire begins at the railway station with 4 blood and a kill count of 0. Two vampires find 2 minions waiting there, three find 1, four or five find none. The others of the nine minions form the reserve.",
  "MN-2.3":
    "The veil starts at 6. The tracker for your number of vampires says how many agents are in the reserve. All the blood in the game, what the vampires hold included, is 4 for each vampire plus 2.",
  "MN-2.4":
    "Each act gives 6 random event cards on easy, 5 on medium and 4 on hard. In the deck, act I lies on top, act II follows and act III is at the bottom. The cards left over are out of the game, and nobody looks at them.",
  "MN-2.5":
    "The dice reserve holds two dice for each vampire in play. They are rolled once at the start, and everybody sees the values. The relic deck is shuffled.",
  "MN-2.6":
    "The order in which the vampires take their turns is settled before the game and never changes. The players pick the first leader or leave it to chance.",

  // 3: by day
  "MN-3.1":
    "A day begins with the lead going to the vampire that is next in turn order. Round 1 skips this: the first leader keeps the lead.",
  "MN-3.2":
    "The leader's player goes through the districts' day effects, in whatever order, and completes each before starting another. Every effect has exactly one slot a day: its condition is checked then, and if it fails, the effect does nothing until another day. An effect that says you may do something is optional; any other must happen. Continuous effects need no slot.",
  "MN-3.3":
    "After the district effects, the top event of the deck is revealed. If a card must be drawn and none is left, you lose together.",
  "MN-3.4":
    "The veil at the reveal picks the tracker row: the high-veil numbers at 4 to 6, the low-veil numbers at 1 to 3. First, the district at the card's one red position receives the red number of hidden agents. Then come the two grey districts: with equal grey numbers each receives that many; with different numbers the leader's player decides which district receives which.",
  "MN-3.5":
    "An event places agents in three steps: red, grey, text. If the reserve gives out during a step, the leader's player decides where the last agents of that step go; different grey numbers are assigned to their districts before this. Every agent that is missing costs 1 veil.",
  "MN-3.6":
    "After the grid, the event's text happens and the card is gone for good, unless it stays on a district or a vampire's sheet until its own condition is met. A card that stays is placed first, then its text happens. Its condition is checked as soon as it may be true, but never before the card is placed and applied. So Curse of our Clan, given to a leader with 1 blood, first lies on the sheet, then takes that blood and drains the leader; only afterwards is it discarded, for 1 veil gained.",
  "MN-3.7":
    "An event costs 1 veil for each district where it placed or moved in at least one agent in the presence of a minion or of a vampire that is not drained. Grid and text count together, so one card charges a district only once. What matters is who is there when the agent enters, in the district where it really appears. The summary reading differs (MN-13).",
  "MN-3.8":
    "An event's veil losses wait until the whole card is done. Then its own gains come first, followed by losses from its text, from missing agents and from entries, and only now is defeat checked. Nothing but the event's own doing is delayed: if you pay for an ability meanwhile, the current veil drops immediately, and at 0 the game is lost there and then.",
  "MN-3.9":
    "Agents that enter and agents that are missing cost veil only when an event brings them. A card that stays is still an event: whenever its text finds no agent in the reserve, that costs 1 veil for each. Entry costs veil only while an event is being resolved, also where a card that stayed brings the agent. District effects, relics, dread sigils and abilities change the veil only where their own words say so.",
  "MN-3.10":
    "When an agent replaces a minion, the minion is taken away first. With no agent in the reserve that is all that happens, and if an event caused it, the missing agent costs 1 veil. When a minion replaces an agent and no minion is in the reserve, the agent is just taken away.",
  "MN-3.11":
    "After the event comes the hunt: one day combat in every district with three or more agents, hidden or exposed, and one or more vampires that are not drained. The leader's player chooses the order. Before each fight, its district is checked again and must still qualify.",

  // 4: by night
  "MN-4.1":
    "At night each vampire takes one complete turn, the leader first and the others in turn order. A turn has 2 action points (AP), unless an effect gives more or fewer. You may repeat an action and may stop early; AP you do not spend are lost.",
  "MN-4.2":
    "A drained vampire starts its turn with 1 new blood, and the veil drops by 1. If this brings the veil to 0, you lose. Otherwise the vampire takes its turn as usual.",
  "MN-4.3":
    "If a vampire is drained on its own turn, all AP it still had are lost right then, even if the same effect hands it blood back. What drained it is still carried out in full; then the turn is over, so actions that need no AP are no longer possible either.",
  "MN-4.4":
    "When the last vampire has finished its turn, the night is over and a new round starts with the day.",

  // 5: what a vampire can do
  "MN-5.1":
    "Move: 1 AP, any kill count. Go to an adjacent district and take along as many minions from the district you leave as you like. Agents cannot stop you.",
  "MN-5.2":
    "Expose: 1 AP, any kill count. Every agent in your district is turned to exposed. At least one of them must be hidden.",
  "MN-5.3":
    "Fight: 1 AP, any kill count. Start a night combat against all the exposed agents in your district. There must be at least one.",
  "MN-5.4":
    "Recruit: 2 AP, any kill count. Put one minion from the reserve into your district and raise the veil by 1. The reserve must have a minion. At veil 6 you may still recruit, but the veil rises no further.",
  "MN-5.5":
    "Night effect: 1 or 2 AP as your district states, any kill count. You can use only the effect of the district you are in, but there is no limit on how often in a round. The vampire it speaks of is always the one that activated it.",
  "MN-5.6":
    "Blood abilities cost blood, at any kill count; dark abilities cost veil, from kill count 6; neither costs AP. Use them on your own turn, but Laszlo's only while he fights, day or night: between picking and applying a die, both and repeatedly on the same die, while he can pay. A blood cost may drain you; the ability still works. A self-drained Laszlo still fights that die: the kill is his, he loses no more blood, then a successor takes any dice left (MN-6.6). A dark cost to veil 0 loses at once regardless.",
  "MN-5.7":
    "Abilities, districts, relics and dread sigils may affect hidden agents unless they say exposed. Agents that a blood or dark ability removes or replaces raise its user's kill count, except in the summary reading (MN-13). A blood ability that you borrow through a relic is treated as your own. A minion that comes from an ability brings no veil. Agents removed by districts, relics or dread sigils raise no kill count unless the text says so.",
  "MN-5.8":
    "Hunt: 1 AP, kill count 1 or more. Gain 1 blood. Your limit is 4 blood, or 6 with Pristine Blood.",
  "MN-5.9":
    "Exchange relics: no AP, kill count 2 or more. On your turn, give, take or swap any number of relics with one vampire in your district, even a drained one. Neither of you may end up with more than your own limit (MN-9.1).",
  "MN-5.10":
    "Wild hunt: 1 AP, kill count 4 or more. Fill your blood up to your limit; the veil drops by 1.",
  "MN-5.11":
    "Sigillate: 1 AP and one minion from your district, kill count 9. Your dread sigil goes into your district. No agent and no other sigil may be there, and you must not have placed yours yet.",
  "MN-5.12":
    "Blood Moon ritual: 1 AP, kill count 9. When all its conditions are met, it wins the game (MN-12.1).",
  "MN-5.13":
    "An action without any effect, such as hunting at full blood or exposing where nobody is hidden, is not offered to you. Using up a die is an effect. If a legal action means immediate defeat, such as a wild hunt at veil 1 or a dark cost down to 0, you can choose it but are warned.",
  "MN-5.14":
    "A kill count never goes down and never passes 9. Reaching a threshold gives you what it unlocks immediately, even partway through a turn.",
  "MN-5.15":
    "When an ability draws or discards an event card, only the grid of that card is used. Nothing else on it happens, and it is out of the game, which shortens the deck. With an empty deck such an ability is not offered. An empty deck loses the game only at the daily reveal (MN-3.3).",

  // 6: fighting the agents
  "MN-6.1":
    "At night, the vampire that took the action fights the exposed agents in its district. By day, first all agents in the district are exposed; then the players name the vampire there that opens the fight, which must not be drained. The leader's player has the last word on this.",
  "MN-6.2":
    "Only when the combat starts, the first fighter may sacrifice any number of minions in the district, up to the number of exposed agents. Each takes one exposed agent with it, and that agent raises the first fighter's kill count. If this leaves no exposed agent, no die is used.",
  "MN-6.3":
    "Use one die for each exposed agent left after sacrifices. The player of the vampire that is fighting picks them one by one from the dice reserve: at night any die, by day one of the lowest at that moment. Laszlo may now change it (MN-5.6); then it applies at once. On 1 to 4 the fighter loses 1 blood; on 3 to 6 an agent is removed. So 1 or 2 only hurts, 3 or 4 does both, 5 or 6 only kills. The summary reading differs (MN-13).",
  "MN-6.4":
    "An agent removed by a die raises the kill count of the vampire that is fighting at that moment, even if that very die drains it. The summary reading differs (MN-13).",
  "MN-6.5":
    "Used dice are put aside. As soon as the dice reserve is empty and its last die has been applied, all dice are rolled and become the new reserve, even while a combat is still going on. The summary reading differs (MN-13).",
  "MN-6.6":
    "If the fighter is drained while dice remain to be used, another non-drained vampire in the district must take over; the players choose which. This costs no AP and allows no new sacrifice of minions. If nobody can take over, the combat ends and the remaining dice stay unused. The summary reading differs (MN-13).",
  "MN-6.7":
    "Agents that survive a combat stay exposed. Whatever changes a die, its value stays between 1 and 6.",

  // 7: the veil
  "MN-7.1":
    "The veil runs from 0 to 6, and whatever you gain above 6 is lost. At 0 you lose immediately; the losses that an event itself causes are counted only after the whole card (MN-3.8).",

  // 8: drained vampires
  "MN-8.1":
    "At 0 blood a vampire is drained and stays where it is. It brings no day combat about, an agent that enters beside it costs no veil on its account, and it cannot lose blood. Any blood it gains raises it at once, but AP it has lost stay lost.",
  "MN-8.2": "For the Blood Moon ritual, a drained vampire counts as present in its district.",

  // 9: relics
  "MN-9.1":
    "A vampire may hold no relic below kill count 2, one relic from kill count 2, and two from kill count 5.",
  "MN-9.2":
    "The museum gives a relic only if the relic deck is not empty and some vampire may hold one. The leader's player reveals it and picks who receives it, near or far, as long as that vampire's limit is at least 1. If this is one relic too many, the vampire discards either the new one or one it already had. Discarded relics leave the game, and nobody may discard of their own choice.",
  "MN-9.3":
    "A relic's holder uses it on its own turn at night and pays the AP, blood or veil named there; blood and veil costs follow the rules for abilities (MN-5.6). A relic that can be used by day says so; without these words it cannot. Passive relics and relics placed in a district work day and night. A placed relic has no owner and stays put, and there is room beside it for other relics and a dread sigil.",
  "MN-9.4": "A vampire that loses Pristine Blood while it has more than 4 blood drops to 4.",
  "MN-9.5":
    "A relic that works once per round does so once, whoever holds it. Handing it to another vampire does not make it ready again.",

  // 10: dread sigils
  "MN-10.1":
    "Every vampire has one dread sigil. Once placed, it gives its district an additional passive effect until the game ends.",
  "MN-10.2":
    "A dread sigil does not take away the district's own effect. Agents can still enter the district and fight in it.",
  "MN-10.3":
    "Where a dread sigil lies, minions always count as more than agents, however many of each are really there.",

  // 11: when powers are forbidden
  "MN-11.1":
    "When a district effect bans abilities and relics, no vampire may activate any, by day or by night, and Laszlo is no exception. The ban is checked at every moment: it holds exactly as long as its condition does. It does not touch limits, exchanging relics, dread sigils or placed relics.",

  // 12: winning and losing
  "MN-12.1":
    "You win by the Blood Moon ritual. It costs 1 AP and nothing else, and the acting vampire needs kill count 9. Every vampire in play must have placed its dread sigil, and all of them, drained ones included (MN-8.2), must be in the same district. There must be no agent there and at least as many minion tokens as vampires in play; a sigil does not stand in for them (MN-10.3).",
  "MN-12.2":
    "You lose when the veil is at 0, or when an event must be drawn and the deck is empty. So the game lasts at most 18 nights on easy, 15 on medium and 12 on hard, and fewer if abilities use up event cards (MN-5.15).",

  // 13: the summary reading
  "MN-13":
    "The summary reading, chosen at setup, switches five things together. Entry: 1 veil for each agent that enters, not once per district. Dice: all are picked, then applied together; if the reserve runs out, note the values, roll all dice and pick the rest. Laszlo acts once, after the last pick, on any picked dice; a reserve emptied by that pick is rolled after the dice apply. Losses beyond the fighter's blood: the leader's player (if that player owns the fighter, the next seat in turn order; solo, you) divides them among the other vampires in the district; any excess vanishes, and every die still counts. Combat kills: the one fighter gets them all, once the last die is done. Ability kills: agents removed by blood or dark abilities do not count, except Laszlo's: those that his blood ability or a die that he changed removes do.",
};
