import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { type Outcome, runQuery } from './run-query.ts';

/** A station whose answers are in the test's hand. */
function openQuestion(everyMs?: number) {
  const clock = createFakeClock();
  const heard: Outcome<string>[] = [];
  const asked: { answer(text: string): void; fail(error: Error): void; signal: AbortSignal }[] = [];
  const stop = runQuery<string>({
    clock,
    everyMs,
    load: (signal) =>
      new Promise((resolve, reject) => {
        asked.push({ answer: resolve, fail: reject, signal });
      }),
    onOutcome: (outcome) => heard.push(outcome),
  });
  return { clock, heard, asked, stop };
}

test('an answer and a failure are told, once', async () => {
  const good = openQuestion();
  good.asked[0]?.answer('a song');
  const bad = openQuestion();
  bad.asked[0]?.fail(new Error('no line'));
  await good.clock.advanceAsync(600_000);
  expect(good.heard).toEqual([{ kind: 'loaded', data: 'a song' }]);
  expect(bad.heard).toEqual([{ kind: 'failed', error: new Error('no line') }]);
  expect(good.asked).toHaveLength(1);
});

test('whoever has gone on hears nothing of what was asked before, and the call is called off', async () => {
  const { clock, heard, asked, stop } = openQuestion();
  stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer('too late');
  await clock.advanceAsync(0);
  expect(heard).toEqual([]);
});

test('what is asked again and again waits for its answer first, and outlives a failure', async () => {
  const { clock, heard, asked, stop } = openQuestion(20_000);
  await clock.advanceAsync(60_000);
  expect(asked).toHaveLength(1);
  asked[0]?.fail(new Error('no line'));
  await clock.advanceAsync(20_000);
  asked[1]?.answer('12 listeners');
  await clock.advanceAsync(0);
  expect(heard.map(({ kind }) => kind)).toEqual(['failed', 'loaded']);
  stop();
  await clock.advanceAsync(60_000);
  expect(asked).toHaveLength(2);
  expect(clock.pending()).toBe(0);
});
