import words from "words:online";
import type { OpenTable } from "@coterie/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { goTo } from "../keep/route.js";
import { keepName, keepTable, keptName } from "../keep/seats.js";
import { api } from "../net/api.js";
import { refusalWords } from "../net/refusal-words.js";
import { chosenIn, Fields } from "../pages/fields.js";
import formStyles from "../pages/new-game.module.css";
import { type Field, OPTIONS } from "../pages/options.js";
import pageStyles from "../pages/page.module.css";
import { addChance } from "./chance.js";
import { NameField } from "./name-field.js";

/** What people agree on before they sit down, whatever the game. */
const AGREEMENTS: readonly Field[] = [
  {
    name: "undo",
    words: words.takingBack,
    help: words.takingBackHelp,
    choices: [
      { value: "consent", words: words.ifAllAgree },
      { value: "never", words: words.never },
      { value: "free", words: words.freely },
    ],
  },
  {
    name: "listed",
    words: words.whoFinds,
    help: words.whoFindsHelp,
    choices: [
      { value: "no", words: words.onlyWithLink },
      { value: "yes", words: words.everybody },
    ],
  },
  {
    name: "spectators",
    words: words.mayWatch,
    help: words.mayWatchHelp,
    choices: [
      { value: "yes", words: words.othersMayWatch },
      { value: "no", words: words.onlyPlayers },
    ],
  },
  {
    name: "time",
    words: words.time,
    help: words.timeHelp,
    choices: [
      { value: 0, words: words.noLimit },
      { value: 300, words: words.fiveMinutes },
      { value: 86_400, words: words.oneDay },
      { value: 259_200, words: words.threeDays },
    ],
  },
];

/** A new table: what is agreed, and then the link for friends. */
export default function OpenPage({ game }: { game: string }): JSX.Element {
  const options = OPTIONS[game];
  const fields = [...options.tableFields, ...AGREEMENTS];
  const [trouble, setTrouble] = useState("");
  const open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const name = String(data.get("name"));
    keepName(name);
    const { undo, listed, spectators, time, ...chosen } = chosenIn(fields, data);
    const wanted: OpenTable = {
      game,
      name,
      setup: { ...options.setupOf(chosen) },
      policy: { behindMarks: undo as "consent", fate: "anew" },
      listed: listed === "yes",
      spectators: spectators === "yes",
      seatTime: time === 0 ? null : Number(time),
    };
    try {
      const { table, pass, seats } = await api.open(wanted);
      keepTable(table, pass);
      await addChance(table, pass, seats);
      goTo(`table/${table}`);
    } catch (error) {
      setTrouble(refusalWords(error));
    }
  };
  return (
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.newTableOf({ game: options.title() })}</h1>
      <p class={pageStyles.facts}>{words.getLink()}</p>
      <form class={formStyles.form} onSubmit={(event) => void open(event)}>
        <NameField value={keptName()} />
        <Fields fields={fields} />
        {trouble !== "" && <p role="alert">{trouble}</p>}
        <button type="submit" class={`${pageStyles.main} ${formStyles.begin}`}>
          {words.openTable()}
        </button>
      </form>
    </main>
  );
}
