type Close = () => unknown;

const open: Close[] = [];

/** Closes what a helper opened once the file's tests are over: `afterAll` is not heard from within a test or `beforeAll`. */
export function afterwards(close: Close): void {
  open.push(close);
}

/** Closes everything, last opened first, whatever goes wrong: the next file runs in the same process. */
export async function closeAll(): Promise<void> {
  const errors: unknown[] = [];
  for (let close = open.pop(); close; close = open.pop()) {
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'not everything could be closed');
}
