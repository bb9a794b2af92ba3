// A worker that thinks for as long as its bot is called, and answers then.

export function wake() {}

export default function think({ bot }) {
  const ms = Number(/\d+/.exec(bot)[0]);
  return new Promise((resolve) => {
    setTimeout(() => resolve({ decision: { keys: ["pondered"] } }), ms);
  });
}
