import { success } from '#contract/envelope.ts';

const written = new WeakMap<object, Buffer>();

/** A cached answer is written out once. */
export function writtenAnswer(data: unknown): Buffer {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data))
    return Buffer.from(JSON.stringify(success(data)));
  const before = written.get(data);
  if (before) return before;
  const body = Buffer.from(JSON.stringify(success(data)));
  written.set(data, body);
  return body;
}
