import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import type { AudioLike } from './audio-driver.ts';
import type { NetworkLike, PlayerOptions } from './create-player.ts';
import { createFakeAudio } from './fake-audio.test-helper.ts';
import type { MediaSessionLike } from './media-session.ts';
import { open } from './open-player.test-helper.ts';
import { dolby, live, song } from './player.test-helper.ts';
import type { StorageLike } from './volume-control.ts';
import type { ChannelLike } from './windows.ts';

test('a browser’s own audio, window, storage, channel and media session are all that the player needs', () => {
  const fits = (audio: HTMLAudioElement, view: Window, channel: BroadcastChannel) => {
    const session: MediaSessionLike<MediaMetadata> = view.navigator.mediaSession;
    const parts: [AudioLike, NetworkLike, StorageLike, ChannelLike] = [audio, view, view.localStorage, channel];
    return [session, parts];
  };
  expect(fits).toBeTypeOf('function');
});

test('play asks for the sound within the gesture itself', () => {
  const { player, audio } = open();
  player.play();
  expect(audio.calls).toEqual(['/stream/antena_1?t=0', 'play']);
});

test('play, pause and play again, with a word to those who watch', () => {
  const { player, clock, audio, status } = open();
  const seen: string[] = [];
  const leave = player.subscribe(() => seen.push(status()));
  player.toggle();
  clock.advance(1_000);
  player.toggle();
  expect(audio.paused).toBe(true);
  player.toggle();
  clock.advance(1_000);
  expect(status()).toBe('playing');
  expect([...new Set(seen)]).toEqual(['loading', 'playing', 'paused']);
  const told = seen.length;
  leave();
  player.pause();
  expect(seen).toHaveLength(told);
});

test('a state that did not change is the same object, and nobody is told', () => {
  const { player } = open();
  let told = 0;
  player.subscribe(() => (told += 1));
  const state = player.getState();
  player.restore(live);
  expect(player.getState()).toEqual(state);
  told = 0;
  player.play();
  const playing = player.getState();
  player.play();
  expect(player.getState()).toBe(playing);
  expect(told).toBe(1);
});

test('three seconds after a pause the stream is let go of, and a play within them keeps the new connection', () => {
  const { player, clock, audio } = open();
  player.play();
  clock.advance(1_000);
  player.pause();
  clock.advance(2_999);
  expect(audio.src).not.toBe('');
  clock.advance(1);
  expect(audio.src).toBe('');
  player.play();
  clock.advance(1_000);
  player.pause();
  clock.advance(2_000);
  player.play();
  clock.advance(10_000);
  expect(audio.isMoving).toBe(true);
});

test('a start that the browser forbids leaves a paused player that can be started by hand', async () => {
  const { player, clock, audio, errors, status } = open();
  audio.fate = 'denied';
  player.play(false);
  await clock.advanceAsync(100);
  expect([status(), errors]).toEqual(['paused', ['autoplay-denied']]);
  audio.fate = 'works';
  player.play();
  await clock.advanceAsync(1_000);
  expect(status()).toBe('playing');
});

test('on a touch device the first play unlocks the element, and nothing plays before', () => {
  const { player, audio, errors } = open({ isTouch: true });
  player.play(false);
  expect([audio.calls, errors]).toEqual([[], ['autoplay-denied']]);
  player.play();
  expect(audio.calls).toEqual(['load', '/stream/antena_1?t=0', 'play']);
});

test('the radio lies ready before the first press and is not fetched; the press only plays', () => {
  const { player, clock, audio } = open();
  expect([audio.calls, audio.preload]).toEqual([['/stream/antena_1?t=0'], 'none']);
  clock.advance(60_000);
  expect(audio.calls).toHaveLength(1);
  player.play();
  expect(audio.calls).toEqual(['/stream/antena_1?t=0', 'play']);
  clock.advance(1_000);
  player.pause();
  clock.advance(3_000);
  expect(audio.src).toBe('');
  player.play();
  expect(audio.src).toBe('/stream/antena_1?t=64000');
});

test('with a finger on the button the radio sets out; the press plays what is on its way, counted from the finger', () => {
  const { player, clock, audio } = open();
  clock.advance(1_000);
  player.getReady();
  expect([audio.preload, audio.calls]).toEqual(['auto', ['/stream/antena_1?t=0']]);
  clock.advance(120);
  player.play();
  expect(audio.calls).toEqual(['/stream/antena_1?t=0', 'play']);
  expect(player.position().connectedAtMs).toBe(1_000);
  clock.advance(60_000);
  expect(audio.isMoving).toBe(true);
  player.getReady();
  expect(audio.calls).toEqual(['/stream/antena_1?t=0', 'play']);
});

test('a finger that slides off the button leaves nothing open, and the radio lies ready as before', () => {
  const { player, clock, audio } = open();
  player.getReady();
  clock.advance(2_000);
  player.getReady();
  clock.advance(2_999);
  expect(audio.preload).toBe('auto');
  clock.advance(1);
  expect([audio.preload, audio.calls]).toEqual([
    'none',
    ['/stream/antena_1?t=0', 'remove src', 'load', '/stream/antena_1?t=5000'],
  ]);
  player.play();
  expect(audio.calls.at(-1)).toBe('play');
});

test('nothing sets out before an advertisement, nor on a touch screen that is still locked', () => {
  const due = { isDue: () => true, load: async () => null };
  for (const { player, audio } of [open({ preroll: due }), open({ isTouch: true })]) {
    player.getReady();
    expect(audio.preload).not.toBe('auto');
  }
});

describe('a press before the player was here', () => {
  /** An element that the drawn page has set going, and for how long. */
  function early(more: Partial<PlayerOptions> & { src?: string; end?: boolean } = {}, sinceMs = 1_000) {
    const clock = createFakeClock(5_000);
    const audio = createFakeAudio(clock);
    audio.src = more.src ?? '/stream/antena_1?t=5000';
    void audio.play()?.catch(() => undefined);
    clock.advance(sinceMs);
    if (more.end) audio.happen('ended');
    const opened = open({ ...more, audio, clock, early: { src: audio.src, atMs: 5_000 } });
    return { ...opened, audio, clock };
  }

  test('sounds on under the player, on the same connection and counted from the press', () => {
    const { player, audio, status } = early();
    player.play();
    expect([status(), audio.calls]).toEqual(['playing', ['/stream/antena_1?t=5000', 'play', 'play']]);
    expect(player.position().connectedAtMs).toBe(5_000);
  });

  test('that has not sounded yet sounds when it comes', () => {
    const { player, clock, audio, status } = early({}, 100);
    player.play();
    expect(status()).toBe('loading');
    clock.advance(200);
    expect([status(), audio.calls.filter((call) => call.startsWith('/'))]).toEqual([
      'playing',
      ['/stream/antena_1?t=5000'],
    ]);
  });

  test('is not cut off for an advertisement, which the next play may bring', () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      return null;
    };
    const { player, clock, audio, status } = early({ preroll: { isDue: () => true, load } });
    player.play();
    expect([status(), audio.isMoving, asked]).toEqual(['playing', true, 0]);
    player.pause();
    clock.advance(10_000);
    player.play();
    expect(asked).toBe(1);
  });

  test.each<[string, Parameters<typeof early>[0]]>([
    ['asked for another address', { src: '/stream/altra?t=5000' }],
    ['has another stream in its place', { stream: { ...live, sources: [{ src: '/b', type: 'audio/mpeg' }] } }],
  ])('that %s gives way to the stream of the player', (_, more) => {
    const { player, audio } = early(more);
    const wanted = more?.stream?.sources[0]?.src ?? '/stream/antena_1';
    player.play();
    expect(audio.src).toBe(`${wanted}?t=6000`);
  });

  test('that came to nothing is tried anew, as any other', () => {
    const { player, clock, audio, status } = early({ end: true });
    player.play();
    clock.advance(1_000);
    expect([status(), audio.src]).toEqual(['playing', '/stream/antena_1?t=6000']);
  });
});

test('after a song the live stream plays on', () => {
  const { player, clock, audio, status } = open();
  player.playSource(song);
  clock.advance(60_000);
  audio.happen('ended');
  clock.advance(1_000);
  expect([status(), player.getState().isLive, audio.src]).toEqual(['playing', true, '/stream/antena_1?t=60000']);
});

test('another stream plays in place of the first, and a restored one only if something played', () => {
  const { player, audio } = open();
  audio.playable.push('application/vnd.apple.mpegurl');
  player.restore(dolby);
  expect(audio.calls).not.toContain('play');
  player.play();
  expect(audio.src).toBe('/stream/dolby.m3u8');
  player.playLive(live);
  expect(audio.src).toBe('/stream/antena_1?t=0');
});

describe('the volume', () => {
  test('is the one of last time, is heard, and is kept', () => {
    const { player, audio, kept } = open();
    expect(audio.volume).toBe(0.8);
    player.volume.down();
    expect([audio.volume, kept.get('volume')]).toEqual([0.7, '{"volume":70,"previousVolume":70}']);
    player.volume.toggleMute();
    expect(audio.muted).toBe(true);
    const again = open({ storage: { getItem: (key) => kept.get(key) ?? null, setItem: () => {} } });
    expect(again.player.volume.get()).toEqual({ volume: 0, previousVolume: 70 });
    again.player.volume.set(44.6);
    again.player.volume.up();
    expect(again.audio.volume).toBe(0.55);
  });

  test('works where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const { player, audio } = open({ storage: { getItem: forbidden, setItem: forbidden } });
    player.volume.up();
    expect(audio.volume).toBe(0.9);
  });
});

test('the position is that of the element', () => {
  const { player, clock } = open();
  player.play();
  clock.advance(10_200);
  expect(player.position()).toMatchObject({ currentTimeSeconds: 10, connectedAtMs: 0 });
});

test('a player that is done leaves no timer, no listener and no sound', () => {
  const { player, clock, audio, networkListeners } = open();
  player.play();
  clock.advance(10_000);
  player.dispose();
  player.play();
  expect([clock.pending(), networkListeners.size, audio.src]).toEqual([0, 0, '']);
});
