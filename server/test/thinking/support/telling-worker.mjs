// A worker that answers every thought with what it knows of the host.

export function wake() {}

export default function think() {
  return { decision: { keys: [...Object.keys(process.env), ...process.execArgv] } };
}
