import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSealTrue, type SealedHunt, scheduleOf, sealOf } from './hunt.seal.ts';

const hunt: SealedHunt = {
  seed: 'ab'.repeat(32),
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  prizes: [
    { id: 4, quantity: 3 },
    { id: 9, quantity: 500 },
  ],
};

describe('the sealed schedule', () => {
  test('has one instant for each piece of each prize, all of them within the window and spread over it', async () => {
    const schedule = await scheduleOf(hunt);
    expect(schedule.map(({ number }) => number)).toEqual([...Array(503).keys()]);
    expect(schedule.filter(({ prizeId }) => prizeId === 4)).toHaveLength(3);
    const [start, end] = [Date.parse(hunt.startsAt), Date.parse(hunt.endsAt)];
    const shares = schedule.map(({ winsAt }) => (Date.parse(winsAt) - start) / (end - start));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
    for (const tenth of Array(10).keys()) {
      const inside = shares.filter((share) => Math.floor(share * 10) === tenth).length;
      expect(inside).toBeGreaterThan(25);
    }
  });

  test('is the same for whoever draws again, by hand too, and another one for another seed', async () => {
    const [first] = await scheduleOf(hunt);
    expect(await scheduleOf(hunt)).toEqual(await scheduleOf(hunt));
    const share = createHash('sha256').update(`${hunt.seed} 0`).digest().readUIntBE(0, 6) / 2 ** 48;
    const byHand = Date.parse(hunt.startsAt) + Math.floor(share * 30 * 86_400_000);
    expect(first?.winsAt).toBe(new Date(byHand).toISOString());
    expect((await scheduleOf({ ...hunt, seed: 'cd'.repeat(32) }))[0]?.winsAt).not.toBe(first?.winsAt);
  });

  test('has a seal that holds for what was drawn and for nothing else', async () => {
    const hash = await sealOf(hunt);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await isSealTrue(hunt, hash)).toBe(true);
    const changed: SealedHunt[] = [
      { ...hunt, seed: 'ab'.repeat(31) },
      { ...hunt, endsAt: '2026-12-02T00:00:00.000Z' },
      { ...hunt, prizes: [{ id: 4, quantity: 4 }] },
      { ...hunt, prizes: [...hunt.prizes].reverse() },
    ];
    for (const one of changed) expect(await isSealTrue(one, hash)).toBe(false);
  });
});
