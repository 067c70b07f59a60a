import { success } from '#contract/envelope.ts';

const written = new WeakMap<object, string>();

/** A cached answer is written out once. */
export function writtenAnswer(data: unknown): string {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return JSON.stringify(success(data));
  const before = written.get(data);
  if (before) return before;
  const body = JSON.stringify(success(data));
  written.set(data, body);
  return body;
}
