import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { type AudioLike, createAudioDriver, type HlsLike } from './audio-driver.ts';
import { createFakeAudio } from './fake-audio.test-helper.ts';
import { dolby, live, song } from './player.test-helper.ts';
import type { Effect } from './player-events.ts';

function open(loadHls?: () => Promise<HlsLike>, more: { playsHlsItself?: boolean } = {}) {
  const clock = createFakeClock(1_000);
  const audio = createFakeAudio(clock);
  const told: string[] = [];
  const driver = createAudioDriver({ audio, clock, tell: ({ kind }) => void told.push(kind), loadHls, ...more });
  return { clock, audio, told, driver };
}

type Load = Extract<Effect, { kind: 'loadAndPlay' }>;
const liveLoad: Load = { kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 };
const songLoad: Load = { kind: 'loadAndPlay', sources: song.sources, isLive: false, attempt: 0 };
const dolbyLoad: Load = { kind: 'loadAndPlay', sources: dolby.sources, isLive: true, attempt: 0 };

test('an audio element of a browser is all that the player needs', () => {
  const fits = (element: HTMLAudioElement): AudioLike => element;
  expect(fits).toBeTypeOf('function');
});

test('sound is asked for within the same call, without waiting for anything', () => {
  const { audio, driver } = open();
  driver.loadAndPlay(liveLoad);
  expect(audio.calls).toEqual(['/stream/antena_1?t=1000', 'play']);
});

describe('the address', () => {
  test('of a live stream is new every time, so that the browser connects anew at the live edge', () => {
    const { clock, audio, driver } = open();
    driver.loadAndPlay(liveLoad);
    clock.advance(50);
    driver.loadAndPlay(liveLoad);
    driver.loadAndPlay({ ...liveLoad, sources: [{ src: 'https://a.example/s?id=7', type: 'audio/mpeg' }] });
    const loaded = ['/stream/antena_1?t=1000', '/stream/antena_1?t=1050', 'https://a.example/s?id=7&t=1050'];
    expect(audio.calls.filter((call) => call !== 'play')).toEqual(loaded);
  });

  test('of a song stays as it is', () => {
    const { audio, driver } = open();
    driver.loadAndPlay(songLoad);
    expect(audio.src).toBe('/media/onda.mp3');
  });

  test.each([
    [0, '/b'],
    [1, '/c'],
    [2, '/b'],
    [3, '/c'],
  ])('at attempt %i is the next of those that can be played: %s', (attempt, src) => {
    const { audio, driver } = open();
    const sources = [
      { src: '/a', type: 'audio/unheard-of' },
      { src: '/b', type: 'audio/mpeg' },
      { src: '/c', type: 'audio/mpeg' },
    ];
    driver.loadAndPlay({ kind: 'loadAndPlay', sources, isLive: false, attempt });
    expect(audio.src).toBe(src);
  });

  test.each([
    ['none can be played', [{ src: '/a', type: 'audio/unheard-of' }]],
    ['there is none', []],
  ])('is a failure when %s, and what sounded before is silent', (_, sources) => {
    const { audio, told, driver } = open();
    driver.loadAndPlay(liveLoad);
    driver.loadAndPlay({ ...liveLoad, sources });
    expect(told).toEqual(['MediaFailed']);
    expect(audio.src).toBe('');
  });
});

test('dropping the source ends the download and silences its events', () => {
  const { clock, audio, told, driver } = open();
  driver.loadAndPlay(liveLoad);
  driver.dropSource();
  expect(audio.calls.slice(-2)).toEqual(['remove src', 'load']);
  clock.advance(1_000);
  audio.emit('error');
  driver.dropSource();
  expect(told).toEqual([]);
  expect(audio.calls.filter((call) => call === 'load')).toHaveLength(1);
});

test('what becomes of the media is told in the words of the player', () => {
  const { audio, told, driver } = open();
  driver.loadAndPlay(liveLoad);
  for (const type of ['playing', 'waiting', 'error', 'stalled', 'timeupdate']) audio.emit(type);
  audio.happen('ended');
  expect(told).toEqual(['MediaPlaying', 'MediaWaiting', 'MediaFailed', 'MediaEnded']);
});

test('a pause from outside is told; one that a play has overtaken is not', () => {
  const { clock, audio, told, driver } = open();
  driver.loadAndPlay(liveLoad);
  clock.advance(1_000);
  audio.emit('pause');
  expect(told).toEqual(['MediaPlaying']);
  audio.happen('pause');
  expect(told).toEqual(['MediaPlaying', 'MediaPaused']);
});

describe('a refused play', () => {
  test('for want of a gesture is told as such', async () => {
    const { clock, audio, told, driver } = open();
    audio.fate = 'denied';
    driver.loadAndPlay(liveLoad);
    await clock.advanceAsync(0);
    expect(told).toEqual(['AutoplayDenied']);
  });

  test('that a new load or a drop brought about is no news', async () => {
    const { clock, told, driver } = open();
    driver.loadAndPlay(liveLoad);
    driver.loadAndPlay(songLoad);
    driver.dropSource();
    await clock.advanceAsync(1_000);
    expect(told).toEqual([]);
  });

  test('for any other reason is a failure', async () => {
    const { clock, audio, told, driver } = open();
    audio.fate = 'fails';
    driver.loadAndPlay(songLoad);
    await clock.advanceAsync(1_000);
    expect(new Set(told)).toEqual(new Set(['MediaFailed']));
  });

  test('means nothing where play promises nothing', () => {
    const { audio, driver } = open();
    audio.play = () => undefined;
    expect(() => driver.loadAndPlay(liveLoad)).not.toThrow();
  });
});

test('unlocking uses the element without a sound, and leaves alone what it holds', () => {
  const { audio, driver } = open();
  driver.unlock();
  expect(audio.calls).toEqual(['load']);
  driver.loadAndPlay(liveLoad);
  driver.unlock();
  expect(audio.calls.filter((call) => call === 'load')).toHaveLength(1);
});

test('a song that broke goes on where it was, a song chosen again begins anew', () => {
  const { clock, audio, driver } = open();
  driver.loadAndPlay(songLoad);
  clock.advance(200 + 42_000);
  driver.loadAndPlay({ ...songLoad, attempt: 1 });
  audio.emit('loadedmetadata');
  expect(audio.currentTime).toBe(42);
  driver.loadAndPlay(songLoad);
  audio.emit('loadedmetadata');
  expect(audio.currentTime).toBe(0);
});

test('volume 0 also mutes, for phones that keep the volume to themselves', () => {
  const { audio, driver } = open();
  driver.setVolume(35);
  expect([audio.volume, audio.muted]).toEqual([0.35, false]);
  driver.setVolume(0);
  expect([audio.volume, audio.muted]).toEqual([0, true]);
});

test('the position says what is heard, and when its connection began', () => {
  const { clock, audio, driver } = open();
  driver.loadAndPlay(liveLoad);
  expect(driver.position()).toMatchObject({ currentTimeSeconds: 0, connectedAtMs: 1_000 });
  clock.advance(150);
  audio.emit('loadedmetadata');
  clock.advance(50 + 10_000);
  expect(driver.position()).toMatchObject({ currentTimeSeconds: 10, connectedAtMs: 1_075 });
});

describe('HLS', () => {
  function openHls(more: { playsHlsItself?: boolean } = {}) {
    const seen: string[] = [];
    let fatal: (() => void) | undefined;
    const hls: HlsLike = {
      attach(src, onFatal) {
        seen.push(`attach ${src}`);
        fatal = onFatal;
        return { letGo: () => void seen.push('detach'), airedAtMs: () => 77_000 };
      },
    };
    let loads = 0;
    const opened = open(async () => {
      loads += 1;
      return hls;
    }, more);
    return { ...opened, seen, break: () => fatal?.(), loads: () => loads };
  }

  test('that the browser plays itself needs nothing', () => {
    const { audio, driver, loads } = openHls();
    audio.playable.push('application/vnd.apple.mpegurl');
    driver.loadAndPlay(dolbyLoad);
    expect(audio.calls).toEqual(['/stream/dolby.m3u8', 'play']);
    expect(loads()).toBe(0);
  });

  test('that the browser cannot play is brought by the library, which is loaded only then', async () => {
    const { clock, audio, told, driver, seen, ...hls } = openHls();
    driver.loadAndPlay(liveLoad);
    expect(hls.loads()).toBe(0);
    driver.loadAndPlay(dolbyLoad);
    expect(audio.src).toBe('');
    await clock.advanceAsync(0);
    expect(seen).toEqual(['attach /stream/dolby.m3u8']);
    expect(audio.calls.at(-1)).toBe('play');
    hls.break();
    expect(told).toEqual(['MediaFailed']);
    driver.loadAndPlay(liveLoad);
    expect(seen.at(-1)).toBe('detach');
    hls.break();
    expect(told).toEqual(['MediaFailed']);
  });

  test('that the browser only believes it can play comes by the library too', async () => {
    const { clock, audio, driver, seen } = openHls({ playsHlsItself: false });
    audio.playable.push('application/vnd.apple.mpegurl');
    driver.loadAndPlay(dolbyLoad);
    await clock.advanceAsync(0);
    expect(seen).toEqual(['attach /stream/dolby.m3u8']);
  });

  test('[SCALE-03] from a delivery network is not laid ready, and neither is the stream of the house behind it', async () => {
    const { clock, audio, driver, seen } = openHls();
    const sources = [...dolbyLoad.sources, ...liveLoad.sources];
    driver.layReady(sources);
    driver.warmUp();
    expect(audio.src).toBe('');
    driver.loadAndPlay({ ...liveLoad, sources });
    await clock.advanceAsync(0);
    expect(seen).toEqual(['attach /stream/dolby.m3u8']);
    expect(driver.source()).toBe('/stream/dolby.m3u8');
  });

  test('says itself when what is heard aired, through the library or through the browser', async () => {
    const { clock, audio, driver } = openHls();
    driver.loadAndPlay(liveLoad);
    expect(driver.position().airedAtMs).toBe(null);
    driver.loadAndPlay(dolbyLoad);
    await clock.advanceAsync(0);
    expect(driver.position().airedAtMs).toBe(77_000);
    audio.playable.push('application/vnd.apple.mpegurl');
    driver.loadAndPlay(dolbyLoad);
    audio.getStartDate = () => new Date(Number.NaN);
    expect(driver.position().airedAtMs).toBe(null);
    audio.getStartDate = () => new Date(50_000);
    clock.advance(200 + 3_000);
    expect(driver.position().airedAtMs).toBe(53_000);
  });

  test('that arrives after another choice is let go', async () => {
    const { clock, audio, driver, seen } = openHls();
    driver.loadAndPlay(dolbyLoad);
    driver.loadAndPlay(songLoad);
    await clock.advanceAsync(0);
    expect(seen).toEqual([]);
    expect(audio.src).toBe('/media/onda.mp3');
  });

  test('whose library does not load is a failure', async () => {
    const { clock, told, driver } = open(() => Promise.reject(new Error('no network')));
    driver.loadAndPlay(dolbyLoad);
    await clock.advanceAsync(0);
    expect(told).toEqual(['MediaFailed']);
  });
});

test('a driver that is done leaves the element empty and unheard', () => {
  const { audio, told, driver } = open();
  driver.loadAndPlay(liveLoad);
  driver.dispose();
  audio.emit('playing');
  expect(audio.src).toBe('');
  expect(told).toEqual([]);
});
