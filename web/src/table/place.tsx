import words from "words:table";
import type { ComponentChildren, JSX } from "preact";
import { classes } from "./classes.js";
import { chosenPlace, type Desk, isDoubtful, pointed, pointWith, told } from "./desk.js";
import styles from "./place.module.css";

interface PlaceProps {
  readonly desk: Desk;
  readonly place: string;
  readonly label: string;
  readonly class?: string | undefined;
  /** It is a thing that can lie elsewhere, and travels there. */
  readonly token?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A spot on the board. Where a question can be answered it is a button: one option is taken at once,
 * of several the list shows those that belong here.
 */
export function Place({
  desk,
  place,
  label,
  class: name,
  token,
  children,
}: PlaceProps): JSX.Element {
  const options = (desk.sheet.question?.options ?? []).filter(({ places }) =>
    places.includes(place),
  );
  const isPointed = pointed.value.places[0] === place;
  const isTouched = pointed.value.places.includes(place) || told.value.includes(place);
  const shape = classes(
    name,
    styles.place,
    options.length > 0 && styles.open,
    isTouched && styles.touched,
    (isPointed || chosenPlace.value === place) && styles.pointed,
  );
  if (options.length === 0) {
    return (
      <div
        class={shape}
        data-place={place}
        data-token={token ? place : undefined}
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    );
  }
  const [only] = options;
  const isSure = options.length === 1 && only.places[0] === place && !isDoubtful(only);
  return (
    <button
      type="button"
      class={shape}
      data-place={place}
      data-token={token ? place : undefined}
      aria-label={
        isSure
          ? words.placeWithOption({ place: label, option: only.words })
          : words.placeWithOptions({ place: label, n: options.length })
      }
      onMouseMove={(event) => pointWith(event, options.length === 1 ? only : null)}
      onMouseLeave={(event) => pointWith(event, null)}
      onClick={() => {
        if (isSure) desk.answer(only.key);
        else chosenPlace.value = chosenPlace.value === place ? null : place;
      }}
    >
      {children}
    </button>
  );
}
