import { describe, expect, test } from 'vitest';
import { open } from './open-player.test-helper.ts';
import { song } from './player.test-helper.ts';

describe('analytics', () => {
  test('[ANALYTICS-01] [ANALYTICS-02] tell when the player starts and when it stops', () => {
    const { player, clock, analytics } = open();
    player.play();
    expect(analytics).toEqual([]);
    clock.advance(1_000);
    expect(analytics).toEqual(['player_start live antena_1']);
    player.pause();
    expect(analytics).toEqual(['player_start live antena_1', 'player_stop live antena_1']);
    player.playSource(song);
    clock.advance(1_000);
    player.playLive();
    clock.advance(1_000);
    const later = ['player_start song onda+lia', 'player_stop song onda+lia', 'player_start live antena_1'];
    expect(analytics.slice(2)).toEqual(later);
  });

  test('[ANALYTICS-03] tell every error, and the stop when the player gives up', async () => {
    const { player, clock, audio, analytics } = open();
    player.play();
    await clock.advanceAsync(5_000);
    audio.fate = 'fails';
    audio.happen('error');
    await clock.advanceAsync(10_000);
    expect(analytics).toEqual([
      'player_start live antena_1',
      ...[1, 2, 3, 4].map((attempt) => `player_error media ${attempt} live antena_1`),
      'player_stop live antena_1',
    ]);
  });

  test('[ANALYTICS-04] [ANALYTICS-05] count heartbeats and milestones while there is sound, and only then', () => {
    const { player, clock, analytics } = open();
    clock.advance(1_000_000);
    player.play();
    clock.advance(200 + 5 * 60_000);
    player.pause();
    clock.advance(1_000_000);
    const counted = analytics.filter((one) => !/player_st/.test(one));
    expect(counted).toEqual(['listening_milestone 1', 'player_heartbeat', 'listening_milestone 5']);
  });
});
