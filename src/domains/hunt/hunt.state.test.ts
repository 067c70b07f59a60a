import { describe, expect, test } from 'vitest';
import type { WonPrize } from './hunt.decode.ts';
import { type HuntEvent, type HuntState, nextHuntState, noHunt } from './hunt.state.ts';

const prize: WonPrize = { name: 'Um vinil', description: '', icon: '' };
const live = (...events: HuntEvent[]) => events.reduce(nextHuntState, noHunt);

describe('the state of the hunt', () => {
  const walk: HuntEvent[] = [
    { kind: 'hunt found' },
    { kind: 'prize won' },
    { kind: 'chest opened', prize },
    { kind: 'understood' },
    { kind: 'prize closed' },
  ];
  test('[HUNT-14] goes from none to active, won, opened, sharing and closed', () => {
    const kinds = walk.map((_, count) => live(...walk.slice(0, count + 1)).kind);
    expect([noHunt.kind, ...kinds]).toEqual(['none', 'active', 'won', 'opened', 'sharing', 'closed']);
  });

  test('keeps the chest and the prize on the screen, whatever a later page finds', () => {
    for (const count of [2, 3, 4]) {
      const shown = live(...walk.slice(0, count));
      for (const kind of ['hunt found', 'no hunt found'] as const)
        expect(nextHuntState(shown, { kind })).toEqual(shown);
    }
    expect(live(...walk, { kind: 'hunt found' })).toEqual({ kind: 'closed' });
  });

  test('goes back to active when the chest is left for later, and may be won again', () => {
    const left = live({ kind: 'hunt found' }, { kind: 'prize won' }, { kind: 'chest left' });
    expect([left.kind, nextHuntState(left, { kind: 'prize won' }).kind]).toEqual(['active', 'won']);
  });

  test('is closed by whoever does not want to share', () => {
    expect(live({ kind: 'prize won' }, { kind: 'chest opened', prize }, { kind: 'prize closed' }).kind).toBe('closed');
  });

  test.each<[HuntState, HuntEvent]>([
    [{ kind: 'active' }, { kind: 'chest opened', prize }],
    [{ kind: 'active' }, { kind: 'understood' }],
    [{ kind: 'won' }, { kind: 'understood' }],
    [{ kind: 'active' }, { kind: 'prize closed' }],
    [{ kind: 'opened', prize }, { kind: 'prize won' }],
    [{ kind: 'opened', prize }, { kind: 'chest left' }],
  ])('%o is not changed by %o', (state, event) => {
    expect(nextHuntState(state, event)).toEqual(state);
  });

  test('forgets everything when the player signs out', () => {
    expect(live(...walk.slice(0, 3), { kind: 'player left' })).toEqual(noHunt);
  });
});

test('[HUNT-18] once the chest is clicked and the prize shows, nothing is won any more', () => {
  const opened = live({ kind: 'prize won' }, { kind: 'chest opened', prize });
  expect(opened).toEqual({ kind: 'opened', prize });
  expect(nextHuntState(opened, { kind: 'prize closed' }).kind).toBe('closed');
});
