import type { CallError } from './client.ts';

const anHour = 3_600;

/** When a call that was refused for its frequency (429) is worth making again. */
export function secondsToWait({ data }: Pick<CallError, 'data'>): number {
  const seconds = (data as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : anHour;
}
