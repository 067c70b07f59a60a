const uniqueViolation = '23505';

/**
 * Two callers who find nothing and write the same: the database lets one in. The other looks again and finds what the first
 * has written.
 */
export async function onceMoreIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return work();
  }
}

function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === uniqueViolation || isTaken(error.cause);
}
