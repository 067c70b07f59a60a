import { describe, expect, test } from 'vitest';
import { open } from './open-player.test-helper.ts';
import { ad } from './player.test-helper.ts';

describe('the preroll', () => {
  const preroll = (load: () => Promise<typeof ad | null>) => ({ isDue: () => true, load });

  test('plays before the stream, once', async () => {
    const { player, clock, audio, analytics } = open({ preroll: preroll(async () => ad) });
    player.play();
    expect(audio.calls).toEqual(['/stream/antena_1?t=0', 'remove src', 'load']);
    await clock.advanceAsync(1_000);
    expect([audio.src, analytics]).toEqual(['/media/caffe.mp3', []]);
    audio.happen('ended');
    await clock.advanceAsync(1_000);
    expect(audio.src).toBe('/stream/antena_1?t=1000');
    player.pause();
    player.play();
    expect(audio.src).toBe('/stream/antena_1?t=2000');
    player.endAd();
    expect(audio.src).toBe('/stream/antena_1?t=2000');
  });

  test('[ADS-07] that does not come within seven seconds is not waited for', async () => {
    const { player, clock, audio, analytics } = open({ preroll: preroll(() => new Promise(() => {})) });
    player.play();
    await clock.advanceAsync(6_999);
    expect(audio.src).toBe('');
    await clock.advanceAsync(1);
    expect([audio.src, analytics]).toEqual(['/stream/antena_1?t=7000', ['ad_error timeout']]);
  });

  test('that fails, or is none, gives way to the stream', async () => {
    const failing = open({ preroll: preroll(() => Promise.reject(new Error('blocked'))) });
    failing.player.play();
    await failing.clock.advanceAsync(1_000);
    expect([failing.status(), failing.analytics[0]]).toEqual(['playing', 'ad_error blocked']);
    const empty = open({ preroll: preroll(async () => null) });
    empty.player.play();
    await empty.clock.advanceAsync(1_000);
    expect([empty.status(), empty.analytics]).toEqual(['playing', ['player_start live antena_1']]);
  });
});
