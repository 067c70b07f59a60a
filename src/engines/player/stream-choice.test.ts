import { describe, expect, test } from 'vitest';
import { defaultStream } from './default-stream.ts';
import { dolby } from './player.test-helper.ts';
import type { Stream } from './player-state.ts';
import { access, chooseStream, isSafariLike, keptChoice, withCampaignSource } from './stream-choice.ts';

const visitor = { isLoggedIn: false, isPro: false };
const member = { isLoggedIn: true, isPro: false };
const pro = { isLoggedIn: true, isPro: true };

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15';
const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const named = (streamId: string, more: Partial<Stream> = {}): Stream => ({ ...defaultStream, streamId, ...more });
const semi = named('semi', { semiPro: true });
const popup = named('popup', { isPopup: true, popupUrl: 'https://radio.example/popup' });
const standard = named('antena_1', { color: '#0a0a0a' });
const streams = [standard, semi, dolby, popup];
const choosing = (listener: typeof visitor, userAgent = safari) => ({ listener, userAgent, streams });

test('[STREAM-02] the default stream is antena_1, named Normal, neither pro nor semiPro', () => {
  expect(defaultStream).toMatchObject({ streamId: 'antena_1', streamName: 'Normal', pro: false, semiPro: false });
});

test.each([
  ['a visitor', visitor, ['ok', 'needs-login', 'needs-login']],
  ['a logged-in listener', member, ['ok', 'ok', 'needs-pro']],
  ['a PRO listener', pro, ['ok', 'ok', 'ok']],
])('%s asks for the open, the semiPro and the pro stream', (_, listener, answers) => {
  expect([standard, semi, dolby].map((stream) => access(stream, listener))).toEqual(answers);
});

test.each([
  ['Safari on a Mac', true, safari],
  [
    'Safari on an iPhone',
    true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on an iPhone',
    true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome on a Mac', false, chrome],
  ['Edge on a Mac', false, `${chrome} Edg/140.0.0.0`],
  [
    'Chrome on Android',
    false,
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on a Mac', false, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0'],
  [
    'a headless Chrome',
    false,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  ],
  ['a browser without a name', false, ''],
])('%s is Safari-like: %s', (_, expected, userAgent) => {
  expect(isSafariLike(userAgent)).toBe(expected);
});

describe('a choice', () => {
  test('plays, opens a window, or is refused with its reason', () => {
    expect(chooseStream(semi, choosing(member))).toEqual({ kind: 'play', stream: semi });
    expect(chooseStream(popup, choosing(visitor))).toEqual({ kind: 'popup', stream: popup });
    expect(chooseStream(semi, choosing(visitor))).toEqual({ kind: 'refused', access: 'needs-login' });
    expect(chooseStream(dolby, choosing(member))).toEqual({ kind: 'refused', access: 'needs-pro' });
  });

  test('of Dolby Atmos outside Safari gives the standard stream', () => {
    expect(chooseStream(dolby, choosing(pro, safari))).toEqual({ kind: 'play', stream: dolby });
    expect(chooseStream(dolby, choosing(pro, chrome))).toEqual({ kind: 'incompatible', stream: standard });
  });
});

test.each<[string, string | null, typeof visitor, string, string, boolean]>([
  ['nothing', null, visitor, safari, 'antena_1', false],
  ['the standard stream', 'antena_1', visitor, safari, 'antena_1', false],
  ['a semiPro stream, with the login', 'semi', member, safari, 'semi', false],
  ['a semiPro stream, without the login', 'semi', visitor, safari, 'antena_1', true],
  ['a semiPro stream, with the login and PRO gone', 'semi', member, chrome, 'semi', false],
  ['a pro stream, with PRO', 'antena_1_dolby_atmos', pro, safari, 'antena_1_dolby_atmos', false],
  ['a pro stream, with PRO gone', 'antena_1_dolby_atmos', member, safari, 'antena_1', true],
  ['a pro stream, logged out', 'antena_1_dolby_atmos', visitor, safari, 'antena_1', true],
  ['Dolby Atmos in another browser', 'antena_1_dolby_atmos', pro, chrome, 'antena_1', true],
  ['a stream with a window of its own', 'popup', visitor, safari, 'antena_1', true],
  ['a stream that is not listed at the moment', 'unknown', visitor, safari, 'antena_1', false],
])('a browser that keeps %s', (_, stored, listener, userAgent, streamId, isDropped) => {
  const kept = keptChoice(stored, choosing(listener, userAgent));
  expect([kept.stream.streamId, kept.isDropped]).toEqual([streamId, isDropped]);
});

test('without any list the default stream is there', () => {
  expect(keptChoice('semi', { ...choosing(member), streams: [] })).toEqual({ stream: defaultStream, isDropped: false });
});

describe('a campaign', () => {
  const campaigns = { facebook: 'https://campanhas.example/facebook', bing: 'https://campanhas.example/bing' };

  test.each([
    ['?utm_source=facebook', 'https://campanhas.example/facebook'],
    ['?a=1&utm_source=bing&utm_medium=cpc', 'https://campanhas.example/bing'],
    ['?utm_source=unknown', '/stream/antena_1'],
    ['?utm_source=', '/stream/antena_1'],
    ['?utm_source=toString', '/stream/antena_1'],
    ['?source=facebook', '/stream/antena_1'],
    ['', '/stream/antena_1'],
  ])('[STREAM-23] a page opened with "%s" plays %s', (search, src) => {
    expect(withCampaignSource(standard, search, campaigns).sources).toEqual([{ src, type: 'audio/mpeg' }]);
  });

  test('is a stream of the house, also where the standard one comes from a delivery network first', () => {
    const nearby = { src: 'https://cdn.example/antena_1/live.m3u8', type: 'application/vnd.apple.mpegurl' };
    const both = { ...standard, sources: [nearby, ...standard.sources] };
    const [source, ...others] = withCampaignSource(both, '?utm_source=facebook', campaigns).sources;
    expect([source?.type, others]).toEqual(['audio/mpeg', []]);
  });

  test('replaces the standard stream only', () => {
    expect(withCampaignSource(dolby, '?utm_source=facebook', campaigns)).toBe(dolby);
  });
});
