import { describe, expect, test } from 'vitest';
import {
  choseSong,
  failedForGood,
  from,
  having,
  kindsOf,
  listening,
  live,
  played,
  song,
  type Told,
} from './player.test-helper.ts';
import type { PlayerStatus } from './player-state.ts';

test.each<[PlayerStatus, string, Told[]]>([
  ['paused', 'nothing has happened', []],
  ['loading', 'play is pressed', [played]],
  ['playing', 'there is sound', [played, 'MediaPlaying']],
  ['loading', 'the buffer runs empty', [...listening, 'MediaWaiting']],
  ['playing', 'the buffer is full again', [...listening, 'MediaWaiting', 'MediaPlaying']],
  ['loading', 'an attempt has failed', [played, 'MediaFailed']],
  ['loading', 'the next attempt runs', [played, 'MediaFailed', 'RetryDue']],
  ['paused', 'the listener pauses', [...listening, 'PausePressed']],
  ['paused', 'the buffer tells of itself during a pause', [...listening, 'PausePressed', 'MediaWaiting']],
  ['ended', 'a paused song reaches its end', [choseSong(), 'MediaPlaying', 'PausePressed', 'MediaEnded']],
  ['error', 'all attempts have failed', [played, ...failedForGood]],
])('[PLAYER-08] the player is %s when %s', (status, _, events) => {
  expect(having(...events).state.playerStatus).toBe(status);
});

test.each<[string, Told[]]>([
  ['ends unwanted', [...listening, 'PausePressed', 'MediaEnded']],
  ['fails for good', [played, ...failedForGood]],
  ['is a song that ends during a pause', [choseSong(), 'MediaPlaying', 'PausePressed', 'MediaEnded']],
  ['is a song that fails for good', [choseSong(), ...failedForGood]],
])('[PLAYER-07] nothing more should play after media that %s', (_, events) => {
  const { state, effects } = having(...events);
  expect(state).toMatchObject({ shouldBePlaying: false, isLive: true, isLoaded: false, currentSources: live.sources });
  expect(kindsOf(effects)).toContain('dropSource');
});

test('sound that comes when nobody wants it is silenced', () => {
  expect(kindsOf(having(played, 'PausePressed', 'MediaPlaying').effects)).toEqual(['pause']);
});

describe('an end', () => {
  test('[PLAYER-10] of the live stream restarts it while the listener wants sound', () => {
    const { state, effects } = having(...listening, 'MediaEnded');
    expect(effects).toEqual([{ kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 }]);
    expect(state).toMatchObject({ shouldBePlaying: true, playerStatus: 'loading', isLive: true });
  });

  test('of a live stream that was never heard counts as a failure, so that it is not asked for without pause', () => {
    expect(kindsOf(having(played, 'MediaPlaying', 'MediaEnded').effects)).toEqual(['player_error', 'startTimer retry']);
  });

  test('[PLAYER-11] of a song selects live, and live plays on', () => {
    const { state, effects } = having(choseSong(), 'MediaPlaying', 'MediaProgressed', 'MediaEnded');
    expect(effects[0]).toEqual({ kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 });
    expect(state).toMatchObject({ isLive: true, song: null, shouldBePlaying: true, playerStatus: 'loading' });
  });
});

describe('a failure', () => {
  test.each<[string, Told]>([
    ['an error', 'MediaFailed'],
    ['a silent stall', 'MediaStalled'],
  ])('[PLAYER-15] after %s playback is tried three more times, one second apart', (_, trouble) => {
    let turn = having(played);
    for (const attempt of [1, 2, 3]) {
      turn = from(turn.state, trouble);
      expect(turn.effects).toContainEqual({ kind: 'startTimer', name: 'retry', ms: 1_000 });
      expect(turn.state).toMatchObject({ shouldBePlaying: true, playerStatus: 'loading', retryCount: attempt });
      turn = from(turn.state, 'RetryDue');
      expect(turn.effects).toEqual([{ kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt }]);
    }
    expect(kindsOf(from(turn.state, trouble).effects)).not.toContain('startTimer retry');
  });

  test.each<[string, Told, string]>([
    ['the stream', played, 'stream-failed'],
    ['a song', choseSong(), 'song-failed'],
  ])(
    '[PLAYER-16] after the third failed retry of %s the player stops, says so and is as at the start',
    (_, start, code) => {
      const { state, effects } = having(start, ...failedForGood);
      expect(kindsOf(effects)).toEqual(['player_error', 'dropSource', `showError ${code}`]);
      expect(state).toMatchObject({
        errorCode: code,
        retryCount: 0,
        isLive: true,
        song: null,
        currentSources: live.sources,
      });
      expect(from(state, 'RetryDue').effects).toEqual([]);
      expect(from(state, played).effects).toEqual([
        { kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 },
      ]);
      expect(from(state, played).state.errorCode).toBeNull();
    },
  );

  test('that is told twice counts once', () => {
    expect(having(played, 'MediaFailed', 'MediaFailed')).toMatchObject({ state: { retryCount: 1 }, effects: [] });
  });

  test('is forgotten once the stream flows, but not at its first noise', () => {
    const tried: Told[] = [played, 'MediaFailed', 'RetryDue', 'MediaPlaying'];
    expect(having(...tried).state.retryCount).toBe(1);
    expect(having(...tried, 'MediaProgressed').state.retryCount).toBe(0);
  });

  test('of a song is not forgotten: a file that breaks in the middle is not played for ever', () => {
    const { state } = having(choseSong(), 'MediaFailed', 'RetryDue', 'MediaPlaying', 'MediaProgressed');
    expect(state.retryCount).toBe(1);
  });

  test('heals when the sound comes back by itself before the next attempt', () => {
    const { state, effects } = having(...listening, 'MediaStalled', 'MediaPlaying');
    expect(kindsOf(effects)).toEqual(['cancelTimer retry', 'announce']);
    expect(state).toMatchObject({ playerStatus: 'playing', isLoaded: true });
  });

  test('during a pause is nobody’s business: the source is only let go of', () => {
    const { state, effects } = having(...listening, 'PausePressed', 'MediaFailed');
    expect(kindsOf(effects)).toEqual(['dropSource', 'cancelTimer bufferingStop']);
    expect(state).toMatchObject({ playerStatus: 'paused', errorCode: null });
  });

  test('of a paused song makes the next play load it anew', () => {
    const { effects } = having(choseSong(), 'MediaPlaying', 'PausePressed', 'MediaFailed', played);
    expect(effects).toEqual([{ kind: 'loadAndPlay', sources: song.sources, isLive: false, attempt: 0 }]);
  });
});

describe('a browser that forbids the start', () => {
  test('leaves the player paused, with a word about it', () => {
    const { state, effects } = having(played, 'AutoplayDenied');
    expect(kindsOf(effects)).toEqual(['dropSource', 'showError autoplay-denied']);
    expect(state).toMatchObject({ shouldBePlaying: false, playerStatus: 'paused', errorCode: 'autoplay-denied' });
    expect(from(state, played, 'MediaPlaying').state).toMatchObject({ playerStatus: 'playing', errorCode: null });
  });

  test('is not mentioned when the listener has paused meanwhile', () => {
    expect(having(played, 'PausePressed', 'AutoplayDenied').effects).toEqual([]);
  });
});

test('a pause from outside the page, such as a phone call, is a pause', () => {
  const { state, effects } = having(...listening, 'MediaPaused');
  expect(kindsOf(effects)).toEqual(['pause', 'startTimer bufferingStop', 'player_stop']);
  expect(state).toMatchObject({ shouldBePlaying: false, playerStatus: 'paused' });
  expect(having(played, 'MediaFailed', 'MediaPaused').state.shouldBePlaying).toBe(true);
});

test.each<Told>(['RetryDue', 'BufferingStopDue', 'AdTimedOut', 'MediaProgressed', 'MediaWaiting', 'MediaPaused'])(
  '%s changes nothing when it was not awaited',
  (told) => {
    const { state } = having();
    expect(from(state, told)).toEqual({ state, effects: [] });
  },
);
