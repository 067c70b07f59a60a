type Close = () => unknown;

const open: Close[] = [];

/** Closes what a helper opened once the file's tests are over: `afterAll` is not heard from within a test or `beforeAll`. */
export function afterwards(close: Close): void {
  open.push(close);
}

export async function closeAll(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close();
}
