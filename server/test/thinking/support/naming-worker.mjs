// A worker that answers every thought at once, with the name of the bot that should think it.

export function wake() {}

export default function think({ bot }) {
  return { decision: { keys: [bot] } };
}
