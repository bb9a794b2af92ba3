import {
  botWith,
  decideWith,
  type Judgement,
  type Sight,
  sightFrom,
  type Teller,
} from "@coterie/bots";
import { dice, type Kit, type View } from "@coterie/kernel";
import type { Door } from "../engine/door.js";
import type { HintSheet } from "../sheet/sheet.js";
import { Counsel } from "./counsel.js";
import type { BotDecision, BotTask, Task } from "./task.js";

/** What a game brings for those who think about it: loaded when somebody does. */
export interface ThinkerMaker<K extends Kit> {
  newThinker(door: Door<K>): Thinker<K>;
}

/** Thinks about questions with what their seats see. */
export class Thinker<K extends Kit> {
  private counsel: Counsel<K> | undefined;

  constructor(
    private readonly door: Door<K>,
    private readonly judgement: Judgement<K>,
    /** Only where players help each other: rivals say nothing. */
    private readonly teller?: Teller<K>,
  ) {}

  decide(task: BotTask): BotDecision {
    const { judgement, teller } = this;
    const bot = botWith(judgement, task.level);
    const decision = decideWith(judgement, teller, bot, this.sightOf(task), task.told);
    return { question: task.question.id, ...decision };
  }

  hint(task: Task): HintSheet {
    this.counsel = new Counsel(this.door, this.judgement, this.sightOf(task));
    return this.counsel.more();
  }

  more(): HintSheet {
    if (this.counsel === undefined) throw new Error("nobody has asked for a hint");
    return this.counsel.more();
  }

  private sightOf({ view, question, seed }: Task): Sight<K> {
    return sightFrom(this.door.game, view as View<K["State"]>, question, dice(seed));
  }
}
