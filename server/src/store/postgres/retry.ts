/** Collisions that PostgreSQL resolves by giving up one of the two; nothing of it was written. */
const COLLISIONS: ReadonlySet<string> = new Set(["40P01", "40001"]);

const TRIES = 10;

export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !COLLISIONS.has((error as { code?: string }).code ?? "")) throw error;
    }
  }
}
