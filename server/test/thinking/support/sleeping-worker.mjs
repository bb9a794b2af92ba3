// A worker that wakes as it should and never comes to an end.

export function wake() {}

export default function think() {
  return new Promise((resolve) => setTimeout(resolve, 3_600_000));
}
