import { expect, test, vi } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { recordChoice } from './record-choice.ts';

test('a choice made while the network is away is recorded when it is back', async () => {
  const clock = createFakeClock();
  let tries = 0;
  const recorded = recordChoice(async () => {
    if (++tries < 3) throw new Error('no network');
  }, clock);
  await clock.advanceAsync(200_000);
  expect(await recorded).toBe(true);
  expect(tries).toBe(3);
});

test('a station that never answers is asked four times, and only the log hears of it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const clock = createFakeClock();
  let tries = 0;
  const recorded = recordChoice(async () => {
    tries++;
    throw new Error('no answer');
  }, clock);
  await clock.advanceAsync(3_600_000);
  expect(await recorded).toBe(false);
  expect(tries).toBe(4);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
