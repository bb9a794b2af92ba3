import words from "words:table";
import type { Tally, TallyRow } from "@coterie/kernel";
import type { JSX } from "preact";
import styles from "./tally.module.css";

/** Numbers of a game that is over, as a table; where they add up to a total, as a picture, too. */
export default function TallyTable({ tally }: { tally: Tally }): JSX.Element {
  const { title, columns, rows } = tally;
  return (
    <section class={styles.tally}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} class={row.isTotal ? styles.total : undefined}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, i) => (
                <td key={i}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {columns.length > 1 && rows.some(({ isTotal }) => isTotal) && <Picture tally={tally} />}
    </section>
  );
}

/** Where the points of each came from: what was gained, from left to right. What was lost is in the table. */
function Picture({ tally: { columns, rows } }: { tally: Tally }): JSX.Element {
  const parts = rows.filter(({ isTotal }) => !isTotal);
  const gained = (column: number): number =>
    parts.reduce((sum, { values }) => sum + Math.max(0, values[column]), 0);
  const most = Math.max(1, ...columns.map((_, column) => gained(column)));
  return (
    <div class={styles.picture} aria-hidden="true">
      {columns.map((name, column) => (
        <div key={name} class={styles.bar}>
          <span class={styles.name}>{name}</span>
          <span class={styles.parts}>
            {parts.map((row, i) => (
              <Part key={row.label} row={row} column={column} most={most} look={i} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

interface PartProps {
  readonly row: TallyRow;
  readonly column: number;
  readonly most: number;
  readonly look: number;
}

const LOOKS = 5;

function Part({ row, column, most, look }: PartProps): JSX.Element | null {
  const value = row.values[column];
  if (value <= 0) return null;
  return (
    <span
      class={styles.part}
      data-look={look % LOOKS}
      style={{ width: `${(100 * value) / most}%` }}
      title={words.tallyPart({ label: row.label, value })}
    >
      {row.label}
    </span>
  );
}
