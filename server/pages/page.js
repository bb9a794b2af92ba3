// Shows what is here. Names come from strangers: they are only ever text.

const titles = new Map();

function item(head, ...notes) {
  const li = document.createElement("li");
  const strong = document.createElement("strong");
  strong.textContent = head;
  li.append(strong);
  for (const note of notes) {
    const span = document.createElement("div");
    span.className = "note";
    span.textContent = note;
    li.append(span);
  }
  return li;
}

async function get(path) {
  const response = await fetch(`api${path}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

function whoSits({ names, bots }) {
  return names.map((name, seat) => name ?? bots[seat] ?? "free seat").join(" · ");
}

function when(touched) {
  return new Date(touched).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

const state = document.getElementById("state");
try {
  const [{ build }, games] = await Promise.all([get(""), get("/games")]);
  document.getElementById("build").textContent = `Coterie ${build}`;
  for (const { id, title } of games) titles.set(id, title);
  document
    .getElementById("game-list")
    .append(...games.map(({ title, bots }) => item(title, `Bots: ${bots.join(", ")}`)));
  const tables = await get("/tables");
  state.textContent =
    tables.length === 0 ? "No table is listed. Others are found by their link." : "";
  document
    .getElementById("list")
    .append(
      ...tables.map((one) =>
        item(
          `${titles.get(one.game) ?? one.game} – ${one.status}`,
          whoSits(one),
          `${when(one.touched)} · ${one.table}`,
        ),
      ),
    );
} catch (error) {
  state.textContent = `This did not work: ${error.message}`;
}
