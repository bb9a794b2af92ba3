// A worker that wakes as it should and dies of its first thought.

export function wake() {}

export default function think() {
  process.exit(1);
}
