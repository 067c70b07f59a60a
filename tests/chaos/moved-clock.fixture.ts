import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded before a station: its wall clock goes as far wrong as `CLOCK_FILE` says in milliseconds, read again at each SIGUSR2. */
const RealDate = Date;
let offMs = 0;

class MovedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [MovedDate.now()] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + offMs;
  }
}

function read(): void {
  offMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}

globalThis.Date = MovedDate as DateConstructor;
read();
if (isMainThread) process.on('SIGUSR2', read);
