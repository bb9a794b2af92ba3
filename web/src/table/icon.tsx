import type { JSX } from "preact";

/** A drawing of the icon set. It says nothing by itself: words stand beside it or on its parent. */
export function Icon({ of, class: name }: { of: string; class?: string | undefined }): JSX.Element {
  return (
    <svg class={name} viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true">
      <use href={of} />
    </svg>
  );
}
