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

describe('the network', () => {
  const gaveUpOffline: Told[] = [...listening, 'WentOffline', ...failedForGood];

  test('comes back, and the radio with it, although the player had given up', () => {
    const gone = having(...gaveUpOffline);
    expect(gone.state).toMatchObject({ shouldBePlaying: false, playerStatus: 'error', errorCode: 'stream-failed' });
    const back = from(gone.state, 'CameOnline');
    expect(kindsOf(back.effects)).toEqual(['loadAndPlay']);
    expect(back.state).toMatchObject({ shouldBePlaying: true, retryCount: 0, errorCode: null, isOffline: false });
  });

  test.each<[string, Told[]]>([
    ['asked for silence meanwhile', [...gaveUpOffline, 'PausePressed']],
    ['listens in another window now', [...gaveUpOffline, 'OtherWindowStarted']],
    ['had paused before', [...listening, 'PausePressed', 'WentOffline']],
    ['never wanted sound', ['WentOffline']],
    ['heard the player give up while there was a network', [...listening, ...failedForGood, 'WentOffline']],
    ['hears the stream from its buffer', [...listening, 'WentOffline']],
  ])('comes back without a new start for someone who %s', (_, events) => {
    expect(having(...events, 'CameOnline').effects).toEqual([]);
  });

  test.each<[string, Told[]]>([
    ['waits for the next attempt', [...listening, 'WentOffline', 'MediaFailed']],
    ['hangs in an attempt', [...listening, 'WentOffline', 'MediaFailed', 'RetryDue']],
    ['has an empty buffer', [...listening, 'WentOffline', 'MediaWaiting']],
    ['only seems to play', [played, 'WentOffline', 'MediaPlaying']],
  ])('comes back and the player that %s tries at once, with all its attempts', (_, events) => {
    const { state, effects } = having(...events, 'CameOnline');
    expect(kindsOf(effects)).toContain('loadAndPlay');
    expect(state).toMatchObject({ retryCount: 0, timers: { retry: false } });
  });
});

describe('the station', () => {
  const gaveUp: Told[] = [...listening, ...failedForGood];

  test('[STALL-01] is back after a long absence, and the radio with it, although the player had given up', () => {
    const { state, effects } = having(...gaveUp, 'StationIsBack');
    expect(kindsOf(effects)).toEqual(['loadAndPlay']);
    expect(state).toMatchObject({ shouldBePlaying: true, retryCount: 0, errorCode: null, resumesWith: null });
  });

  test.each<[string, Told[]]>([
    ['asked for silence meanwhile', [...gaveUp, 'PausePressed']],
    ['listens in another window now', [...gaveUp, 'OtherWindowStarted']],
    ['wanted a song and not the radio', [choseSong(song), ...failedForGood]],
    ['has no network of their own', [...listening, 'WentOffline', ...failedForGood]],
    ['hears it already', listening],
    ['never wanted sound', []],
  ])('is back without a new start for someone who %s', (_, events) => {
    expect(having(...events, 'StationIsBack').effects).toEqual([]);
  });
});

describe('another window that starts', () => {
  test.each<[string, Told[]]>([
    ['plays', listening],
    ['loads', [played]],
    ['waits for its next attempt', [played, 'MediaFailed']],
  ])('stops this one while it %s, and this one says why', (_, events) => {
    const { state, effects } = having(...events, 'OtherWindowStarted');
    expect(kindsOf(effects)).toEqual(expect.arrayContaining(['dropSource', 'showError other-window']));
    expect(state).toMatchObject({
      shouldBePlaying: false,
      playerStatus: 'paused',
      errorCode: 'other-window',
      isLoaded: false,
    });
    expect(state.timers).toEqual({ retry: false, bufferingStop: false, adWait: false });
  });

  test('is not mentioned where nothing plays', () => {
    expect(having('OtherWindowStarted')).toMatchObject({ effects: [], state: { errorCode: null } });
  });

  test('keeps a song’s place', () => {
    const { effects } = having(choseSong(), 'MediaPlaying', 'OtherWindowStarted', played);
    expect(kindsOf(effects)).toEqual(['resume']);
  });
});

describe('a podcast, mix, preview or spot', () => {
  test('pauses the radio', () => {
    const { state, effects } = having(...listening, 'OtherMediaStarted');
    expect(kindsOf(effects)).toEqual(['pause', 'startTimer bufferingStop', 'player_stop']);
    expect(state).toMatchObject({ shouldBePlaying: false, playerStatus: 'paused', otherMedia: { resumes: true } });
  });

  test.each<Told>(['OtherMediaEnded', 'OtherMediaPaused'])(
    'gives the radio back at %s, live if it was live',
    (told) => {
      const { state, effects } = having(...listening, 'OtherMediaStarted', 'BufferingStopDue', told);
      expect(effects).toEqual([{ kind: 'loadAndPlay', sources: live.sources, isLive: true, attempt: 0 }]);
      expect(state).toMatchObject({ shouldBePlaying: true, otherMedia: null });
    },
  );

  test('gives a song back where it was', () => {
    const { state, effects } = having(choseSong(), 'MediaPlaying', 'OtherMediaStarted', 'OtherMediaEnded');
    expect(kindsOf(effects)).toEqual(['resume']);
    expect(state).toMatchObject({ isLive: 'otherMedia', song });
  });

  test.each<[string, Told[]]>([
    ['was silent before', ['OtherMediaStarted']],
    ['was paused before', [...listening, 'PausePressed', 'OtherMediaStarted']],
    ['was paused meanwhile, from the lock screen', [...listening, 'OtherMediaStarted', 'PausePressed']],
    ['plays in another window now', [...listening, 'OtherMediaStarted', 'OtherWindowStarted']],
  ])('brings no radio back that %s', (_, events) => {
    expect(having(...events, 'OtherMediaEnded')).toMatchObject({ effects: [], state: { otherMedia: null } });
  });

  test('stops when the listener presses play on the radio', () => {
    const { state, effects } = having(...listening, 'OtherMediaStarted', played);
    expect(kindsOf(effects)).toEqual(['stopOtherMedia', 'loadAndPlay', 'cancelTimer bufferingStop']);
    expect(from(state, 'OtherMediaEnded').effects).toEqual([]);
  });

  test('hands the ear on to the next, and the radio still comes back after the last', () => {
    const { effects } = having(...listening, 'OtherMediaStarted', 'OtherMediaStarted', 'OtherMediaEnded');
    expect(kindsOf(effects)).toContain('loadAndPlay');
  });

  test('is not interrupted by a returning network; the radio waits for its end', () => {
    const events: Told[] = [...listening, 'WentOffline', ...failedForGood, 'OtherMediaStarted', 'CameOnline'];
    expect(having(...events).effects).toEqual([]);
    expect(kindsOf(having(...events, 'OtherMediaEnded').effects)).toEqual(['loadAndPlay']);
  });
});
