import type { Found } from './attack.ts';
import { headersOf } from './send.ts';

const mostShown = 30;

/** Each fault once for each address, with the call as it went over the wire and how to make it again. */
export function tellFound(found: readonly Found[], seed: number): string {
  const once = new Map<string, Found[]>();
  for (const one of found) {
    const key = `${one.fault.kind} ${one.call.method} ${one.call.target.url}`;
    once.set(key, [...(once.get(key) ?? []), one]);
  }
  // The lightest fault is the last to be told.
  const ordered = [...once].sort(([a], [b]) => Number(a.startsWith('loose')) - Number(b.startsWith('loose')));
  const parts = ordered.slice(0, mostShown).map(([key, [first, ...more]]) => {
    if (!first) return '';
    const { call, fault } = first;
    const body = call.body ? `\n    body ${JSON.stringify(call.body.bytes.toString('latin1')).slice(0, 400)}` : '';
    const raw = call.raw === undefined ? '' : `\n    raw ${JSON.stringify(call.raw).slice(0, 400)}`;
    return `${key} (${more.length + 1}): ${fault.what}
    as ${call.role} by ${call.proof}, ${call.method} ${call.path.slice(0, 400)}
    headers ${JSON.stringify(headersOf(call, undefined)).slice(0, 400)}${body}${raw}
    again: npm run attack -- --seed ${seed} --only ${call.index}`;
  });
  return parts.join('\n');
}
