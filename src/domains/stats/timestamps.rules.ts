import { instantInZone } from '#kit/zones.ts';
import { statsZone } from './listeners.rules.ts';

export const mostTimestamps = 500;
/** Closer ones would count the same listeners twice. */
const closestMs = 60_000;

export type TimestampProblem =
  | { kind: 'none' }
  | { kind: 'too many' }
  /** `line` counts from one. */
  | { kind: 'malformed'; line: number; written: string }
  | { kind: 'too close'; line: number; written: string };

const form = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Instants in the order in which they were written, or the first thing that is wrong with them. */
export function readTimestamps(written: readonly string[]): { instants: number[] } | { problem: TimestampProblem } {
  const lines = written.map((text, index) => ({ text: text.trim(), line: index + 1 })).filter(({ text }) => text);
  if (lines.length === 0) return { problem: { kind: 'none' } };
  if (lines.length > mostTimestamps) return { problem: { kind: 'too many' } };
  const read = lines.map(({ text, line }) => ({ text, line, at: instantOf(text) }));
  const malformed = read.find(({ at }) => Number.isNaN(at));
  if (malformed) return { problem: { kind: 'malformed', line: malformed.line, written: malformed.text } };
  const inOrder = read.toSorted((one, other) => one.at - other.at);
  const close = inOrder.find(({ at }, index) => at - (inOrder[index - 1]?.at ?? Number.NEGATIVE_INFINITY) < closestMs);
  if (close) return { problem: { kind: 'too close', line: close.line, written: close.text } };
  return { instants: read.map(({ at }) => at) };
}

function instantOf(text: string): number {
  return form.test(text) ? instantInZone(text, statsZone) : Number.NaN;
}
