// A worker that takes a second to wake, as one that loads games does, and then answers at once.

export function wake() {
  return new Promise((resolve) => setTimeout(resolve, 1_000));
}

export default function think() {
  return { decision: { keys: ["awake"] } };
}
