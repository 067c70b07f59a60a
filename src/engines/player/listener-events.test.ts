import { describe, expect, test } from 'vitest';
import {
  choseLive,
  choseSong,
  dolby,
  from,
  having,
  kindsOf,
  listening,
  live,
  played,
  song,
  startedItself,
  type Told,
} from './player.test-helper.ts';
import { initialState, type PlayerState } from './player-state.ts';

test('[API2-10] the player knows its current stream, its current sources with src and type, and its status', () => {
  const { state } = having();
  expect(state.currentStream.streamId).toBe('antena_1');
  expect(state.currentSources).toEqual([{ src: '/stream/antena_1', type: 'audio/mpeg' }]);
  expect(state.playerStatus).toBe('paused');
  expect(having(choseSong()).state).toMatchObject({ currentSources: song.sources, playerStatus: 'loading' });
});

test.each<[string, Told[]]>([
  ['presses play', [played]],
  ['chooses the live stream', [choseLive(live)]],
  ['chooses a song', [choseSong()]],
  ['presses play after a pause', [...listening, 'PausePressed', played]],
])('[PLAYER-06] a listener who %s wants sound', (_, events) => {
  expect(having(...events).state).toMatchObject({ shouldBePlaying: true, playerStatus: 'loading' });
});

test.each<[string, Told[], PlayerState['playerStatus']]>([
  ['pauses', [...listening, 'PausePressed'], 'paused'],
  ['pauses before there is sound', [played, 'PausePressed'], 'paused'],
  ['pauses a song', [choseSong(), 'MediaPlaying', 'PausePressed'], 'paused'],
  ['pauses between two attempts', [played, 'MediaFailed', 'PausePressed'], 'paused'],
])('[PLAYER-07] a listener who %s wants no more sound', (_, events, playerStatus) => {
  expect(having(...events).state).toMatchObject({ shouldBePlaying: false, playerStatus });
});

test('[PLAYER-09] the source is live at first, something else during a song, and live again after it', () => {
  expect(having().state.isLive).toBe(true);
  expect(having(played).state.isLive).toBe(true);
  expect(having(choseSong()).state.isLive).toBe('otherMedia');
  expect(having(choseSong(), choseLive(live)).state).toMatchObject({ isLive: true, song: null });
  expect(having(choseSong(), 'MediaPlaying', 'MediaEnded').state.isLive).toBe(true);
});

test('play loads the live stream at once, at its first attempt', () => {
  expect(having(played).effects).toEqual([{ kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 }]);
});

test('play pressed twice loads once', () => {
  expect(having(played, played).effects).toEqual([]);
  expect(having(...listening, choseLive(live)).effects).toEqual([]);
});

describe('pause of the live stream', () => {
  test('[PLAYER-12] lets go of the stream after three seconds', () => {
    const { effects } = having(...listening, 'PausePressed');
    expect(effects).toContainEqual({ kind: 'startTimer', name: 'bufferingStop', ms: 3_000 });
    expect(kindsOf(effects)).not.toContain('dropSource');
    expect(having(...listening, 'PausePressed', 'BufferingStopDue').effects).toEqual([{ kind: 'dropSource' }]);
  });

  test.each<[string, Told[]]>([
    ['still connects', [played]],
    ['fills its buffer again', [...listening, 'MediaWaiting']],
    ['waits for its next attempt', [played, 'MediaFailed']],
  ])('[PLAYER-13] lets go of a stream that %s at once', (_, events) => {
    const { state, effects } = having(...events, 'PausePressed');
    expect(kindsOf(effects).slice(0, 2)).toEqual(['pause', 'dropSource']);
    expect(state.timers).toEqual({ retry: false, bufferingStop: false, adWait: false });
  });

  test('[PLAYER-14] is forgotten by a play within the three seconds, and play comes back at the live edge', () => {
    const { state, effects } = having(...listening, 'PausePressed', played);
    expect(kindsOf(effects)).toEqual(['loadAndPlay', 'cancelTimer bufferingStop']);
    expect(from(state, 'BufferingStopDue').effects).toEqual([]);
  });

  test('leaves nothing to cancel when it is over', () => {
    expect(kindsOf(having(...listening, 'PausePressed', 'BufferingStopDue', played).effects)).toEqual(['loadAndPlay']);
  });
});

test('a paused song keeps its place', () => {
  const paused = having(choseSong(), 'MediaPlaying', 'PausePressed');
  expect(kindsOf(paused.effects)).toEqual(['pause', 'player_stop']);
  expect(kindsOf(from(paused.state, played).effects)).toEqual(['resume']);
});

test('another stream takes the place of the one that plays', () => {
  const { state, effects } = having(...listening, choseLive(dolby));
  expect(effects[0]).toMatchObject({ kind: 'loadAndPlay', sources: dolby.sources });
  expect(state).toMatchObject({ currentStream: dolby, currentSources: dolby.sources, playerStatus: 'loading' });
});

describe('a stored choice that comes back', () => {
  const restored: Told = { kind: 'Restored', stream: dolby };

  test.each<[string, Told[], string[], boolean]>([
    ['is only selected while nothing plays', [], [], false],
    ['goes on in place of what plays', listening, ['loadAndPlay', 'player_stop'], true],
    ['waits behind a song', [choseSong(), 'MediaPlaying'], [], true],
    [
      'drops what a paused stream still buffers',
      [...listening, 'PausePressed'],
      ['dropSource', 'cancelTimer bufferingStop'],
      false,
    ],
  ])('%s', (_, events, effects, shouldBePlaying) => {
    const turn = having(...events, restored);
    expect(kindsOf(turn.effects)).toEqual(effects);
    expect(turn.state).toMatchObject({ currentStream: dolby, shouldBePlaying });
  });

  const signedAnew = {
    ...live,
    color: '#123456',
    sources: [{ src: '/stream/antena_1?token=new', type: 'audio/mpeg' }],
  };
  const renewed: Told = { kind: 'Restored', stream: signedAnew };

  test('does not interrupt the same stream, whatever its address is now', () => {
    const turn = having(...listening, renewed);
    expect(turn.effects).toEqual([]);
    expect(turn.state).toMatchObject({ currentStream: signedAnew, playerStatus: 'playing' });
  });

  test('gives a stream that failed its newer address for the next attempt, and no attempt more', () => {
    const { state } = having(played, 'MediaFailed', renewed);
    expect(state).toMatchObject({ retryCount: 1, timers: { retry: true } });
    const { effects } = from(state, 'RetryDue');
    expect(effects[0]).toMatchObject({ kind: 'loadAndPlay', sources: signedAnew.sources, attempt: 1 });
  });
});

describe('a touch device', () => {
  const locked = initialState({ stream: live, isTouch: true });

  test('is locked until the first play, which unlocks it within its gesture', () => {
    expect(locked.isLocked).toBe(true);
    const { state, effects } = from(locked, played);
    expect(kindsOf(effects)).toEqual(['unlock', 'loadAndPlay']);
    expect(state.isLocked).toBe(false);
    expect(kindsOf(from(state, 'PausePressed', played).effects)).toEqual(['loadAndPlay']);
  });

  test('stays silent for a start that nobody pressed for', () => {
    const { state, effects } = from(locked, startedItself);
    expect(state).toMatchObject({ isLocked: true, shouldBePlaying: false, errorCode: 'autoplay-denied' });
    expect(kindsOf(effects)).toContain('showError autoplay-denied');
  });

  test('starts by itself once any gesture has unlocked it', () => {
    const unlocked = from(locked, 'UnlockGesture');
    expect(kindsOf(unlocked.effects)).toEqual(['unlock']);
    expect(from(unlocked.state, 'UnlockGesture').effects).toEqual([]);
    expect(kindsOf(from(unlocked.state, startedItself).effects)).toEqual(['loadAndPlay']);
  });
});
