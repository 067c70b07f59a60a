import { describe, expect, test } from 'vitest';
import {
  ad,
  adReady,
  choseLive,
  dolby,
  from,
  having,
  kindsOf,
  live,
  played,
  playedWithAd,
  type Told,
} from './player.test-helper.ts';
import { initialState } from './player-state.ts';

const loadsLive = { kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 };

test('before the first play an advertisement is asked for, and the gesture is not lost meanwhile', () => {
  const { state, effects } = having(playedWithAd);
  expect(kindsOf(effects)).toEqual(['unlock', 'dropSource', 'requestAd', 'startTimer adWait']);
  expect(state).toMatchObject({ ad: 'waiting', shouldBePlaying: true, playerStatus: 'loading' });
});

test('the advertisement plays, then the radio', () => {
  const ready = having(playedWithAd, adReady);
  expect(ready.effects[0]).toEqual({ kind: 'loadAndPlay', sources: ad.sources, isLive: false, attempt: 0 });
  expect(kindsOf(ready.effects)).toContain('cancelTimer adWait');
  const playing = from(ready.state, 'MediaPlaying');
  expect(playing.state).toMatchObject({ playerStatus: 'playing', ad, isLive: true });
  expect(from(playing.state, 'MediaEnded')).toMatchObject({
    effects: [loadsLive],
    state: { ad: null, shouldBePlaying: true },
  });
});

test.each<[string, Told[], string]>([
  ['cannot be had', [playedWithAd, { kind: 'AdFailed', reason: 'no network' }], 'no network'],
  ['cannot be played', [playedWithAd, adReady, 'MediaFailed'], 'media'],
  ['stands still', [playedWithAd, adReady, 'MediaPlaying', 'MediaStalled'], 'stall'],
  [
    'is given up by its own player',
    [playedWithAd, adReady, 'MediaPlaying', { kind: 'AdFailed', reason: 'sdk' }],
    'sdk',
  ],
])('[ADS-04] [ADS-05] an advertisement that %s is reported, and the radio plays', (_, events, reason) => {
  const { state, effects } = having(...events);
  expect(effects).toEqual(
    expect.arrayContaining([{ kind: 'analytics', name: 'ad_error', labels: { reason } }, loadsLive]),
  );
  expect(state).toMatchObject({ ad: null, shouldBePlaying: true, retryCount: 0, errorCode: null });
});

test.each<[string, Told[]]>([
  ['was played', [playedWithAd, adReady, 'MediaPlaying', 'MediaEnded']],
  ['was skipped', [playedWithAd, adReady, 'MediaPlaying', 'AdFinished']],
  ['failed', [playedWithAd, adReady, 'MediaFailed']],
  ['did not exist', [playedWithAd, 'AdUnavailable']],
  ['came too late', [playedWithAd, 'AdTimedOut']],
])('[ADS-06] after an advertisement that %s this page tries no other', (_, events) => {
  expect(kindsOf(having(...events, 'PausePressed', playedWithAd).effects)).toContain('loadAndPlay');
  expect(kindsOf(having(...events, 'PausePressed', playedWithAd).effects)).not.toContain('requestAd');
});

test('[ADS-07] the listener waits seven seconds for an advertisement, then hears the radio', () => {
  expect(having(playedWithAd).effects).toContainEqual({ kind: 'startTimer', name: 'adWait', ms: 7_000 });
  const { state, effects } = having(playedWithAd, 'AdTimedOut');
  expect(effects).toEqual([{ kind: 'analytics', name: 'ad_error', labels: { reason: 'timeout' } }, loadsLive]);
  expect(from(state, adReady)).toEqual({ state, effects: [] });
});

test('where there is no advertisement the radio plays without a word', () => {
  expect(kindsOf(having(playedWithAd, 'AdUnavailable').effects)).toEqual(['loadAndPlay', 'cancelTimer adWait']);
});

describe('a listener who', () => {
  test('pauses during the wait hears no late advertisement', () => {
    const { state, effects } = having(playedWithAd, 'PausePressed');
    expect(kindsOf(effects)).toContain('cancelTimer adWait');
    expect(from(state, adReady).effects).toEqual([]);
    expect(kindsOf(from(state, playedWithAd).effects)).toContain('requestAd');
  });

  test('pauses the advertisement goes on with it', () => {
    const { state, effects } = having(playedWithAd, adReady, 'MediaPlaying', 'PausePressed');
    expect(kindsOf(effects)).toEqual(['pause']);
    expect(kindsOf(from(state, played).effects)).toEqual(['resume']);
  });

  test('pauses the advertisement, which then breaks, hears the radio at the next play', () => {
    const { state } = having(playedWithAd, adReady, 'MediaPlaying', 'PausePressed', 'MediaFailed');
    expect(from(state, played).effects).toEqual([loadsLive]);
    const ended = having(playedWithAd, adReady, 'MediaPlaying', 'PausePressed', 'AdFinished');
    expect(kindsOf(ended.effects)).toEqual(['dropSource']);
  });

  test.each<[string, Told[]]>([
    ['during the wait', [playedWithAd]],
    ['during the advertisement', [playedWithAd, adReady, 'MediaPlaying']],
  ])('chooses another stream %s hears that one afterwards', (_, events) => {
    const chosen = having(...events, choseLive(dolby));
    expect(chosen.effects).toEqual([]);
    expect(from(chosen.state, 'AdFinished').effects[0]).toMatchObject({ kind: 'loadAndPlay', sources: dolby.sources });
  });

  test('plays on a touch device unlocks it once', () => {
    const locked = initialState({ stream: live, isTouch: true });
    expect(kindsOf(from(locked, playedWithAd).effects)).toEqual([
      'unlock',
      'dropSource',
      'requestAd',
      'startTimer adWait',
    ]);
  });
});

test.each<Told>(['AdUnavailable', 'AdFinished', 'AdTimedOut', adReady, { kind: 'AdFailed', reason: 'late' }])(
  'a word about an advertisement that nobody waits for changes nothing (%o)',
  (told) => {
    const { state } = having(played, 'MediaPlaying');
    expect(from(state, told)).toEqual({ state, effects: [] });
  },
);

test('sound and failures that are told during the wait belong to nothing', () => {
  const { state } = having(playedWithAd);
  for (const told of ['MediaPlaying', 'MediaFailed', 'MediaEnded', 'CameOnline'] as const) {
    expect(from(state, told).effects).toEqual([]);
  }
});
