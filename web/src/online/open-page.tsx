import type { OpenTable } from "@coterie/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { goTo } from "../keep/route.js";
import { keepName, keepTable, keptName } from "../keep/seats.js";
import { api } from "../net/api.js";
import { chosenIn, Fields } from "../pages/fields.js";
import homeStyles from "../pages/home.module.css";
import formStyles from "../pages/new-game.module.css";
import { type Field, OPTIONS } from "../pages/options.js";
import { NameField } from "./name-field.js";
import { newNonce } from "./names.js";

/** What people agree on before they sit down, whatever the game. */
const AGREEMENTS: readonly Field[] = [
  {
    name: "undo",
    words: "Taking back",
    help: "As long as nothing was learned, anything may be taken back. And after a throw, a card, somebody else's answer?",
    choices: [
      { value: "consent", words: "if all others agree; dice and cards then come anew" },
      { value: "never", words: "never" },
      { value: "free", words: "freely; dice and cards then come anew" },
    ],
  },
  {
    name: "listed",
    words: "Who finds the table",
    help: "Whoever has the link can join. A listed table is shown to everybody on this server, too.",
    choices: [
      { value: "no", words: "only those who have the link" },
      { value: "yes", words: "everybody" },
    ],
  },
  {
    name: "spectators",
    words: "Watching",
    help: "Those who watch see only what everybody at the table sees.",
    choices: [
      { value: "yes", words: "others may watch" },
      { value: "no", words: "only the players see the game" },
    ],
  },
  {
    name: "time",
    words: "Time",
    help: "When somebody does not answer for so long, the others may let a bot answer. Nobody loses a seat by it.",
    choices: [
      { value: 0, words: "no limit" },
      { value: 300, words: "five minutes" },
      { value: 86_400, words: "one day" },
      { value: 259_200, words: "three days" },
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
      setup: { ...options.wishOf(chosen).setup },
      policy: { behindMarks: undo as "consent", fate: "anew" },
      listed: listed === "yes",
      spectators: spectators === "yes",
      seatTime: time === 0 ? null : Number(time),
      nonce: newNonce(),
    };
    try {
      const { table, pass } = await api.open(wanted);
      keepTable(table, pass);
      goTo(`table/${table}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <main class={homeStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>New table of {options.title}</h1>
      <p class={homeStyles.facts}>You get a link for your friends. Nobody needs an account.</p>
      <form class={formStyles.form} onSubmit={(event) => void open(event)}>
        <NameField value={keptName()} />
        <Fields fields={fields} />
        {trouble !== "" && <p role="alert">{trouble}</p>}
        <button type="submit" class={`${homeStyles.main} ${formStyles.begin}`}>
          Open the table
        </button>
      </form>
    </main>
  );
}
