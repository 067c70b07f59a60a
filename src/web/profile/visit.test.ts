import { expect, test } from 'vitest';
import { CallError, createClient } from '#contract/client.ts';
import { failure, success } from '#contract/envelope.ts';
import { createVisit } from './visit.ts';

/** A station that signs visits one after the other: `mark-1`, `mark-2` … */
function arrive(kept = new Map<string, string>()) {
  const asked: unknown[] = [];
  const line = { isUp: true };
  const client = createClient(async (_endpoint, { body }) => {
    asked.push(body);
    return line.isUp ? success({ mark: `mark-${asked.length}` }) : failure(0, 'network');
  });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, v: string) => kept.set(key, v),
  };
  const visit = createVisit({ client, sessionHash: () => 'visita', storage: () => storage as never });
  const shown = () => visit.withVisitToken(async (headers) => headers['a1-visit']);
  return { visit, asked, line, kept, shown };
}

test('[VOTE-01] a visit is signed when that is needed first, once for all who need it, and for the next page too', async () => {
  const { asked, kept, shown } = arrive();
  expect(asked).toEqual([]);
  expect(await Promise.all([shown(), shown()])).toEqual(['mark-1', 'mark-1']);
  expect(await shown()).toBe('mark-1');
  expect(asked).toEqual([{ sessionHash: 'visita' }]);
  expect(await arrive(kept).shown()).toBe('mark-1');
});

test('a mark that the station does not know any more is asked for anew, once', async () => {
  const { visit, asked } = arrive(new Map([['a1_visitMark', 'of yesterday']]));
  const shown: string[] = [];
  const send = (known: string) =>
    visit.withVisitToken(async (headers) => {
      shown.push(headers['a1-visit']);
      if (headers['a1-visit'] !== known) throw new CallError(403, 'visit unknown');
      return 'counted';
    });
  expect(await send('mark-1')).toBe('counted');
  expect(shown).toEqual(['of yesterday', 'mark-1']);
  await expect(send('never')).rejects.toThrow('visit unknown');
  expect(asked).toHaveLength(2);
});

test('whoever leaves the page with a mark at hand sends at once', () => {
  const { visit } = arrive(new Map([['a1_visitMark', 'at hand']]));
  const sent: string[] = [];
  void visit.withVisitToken(async (headers) => sent.push(headers['a1-visit']));
  expect(sent).toEqual(['at hand']);
});

test('without a line the caller learns it, and the next one tries again; without storage the page still has its mark', async () => {
  const { line, shown, asked } = arrive();
  line.isUp = false;
  await expect(shown()).rejects.toThrow('network');
  line.isUp = true;
  expect(await shown()).toBe('mark-2');
  const client = createClient(async () => success({ mark: 'mark' }));
  const storage = () => {
    throw new Error('SecurityError');
  };
  const visit = createVisit({ client, sessionHash: () => 'visita', storage });
  expect(await visit.withVisitToken(async (headers) => headers['a1-visit'])).toBe('mark');
  expect(asked).toHaveLength(2);
});
