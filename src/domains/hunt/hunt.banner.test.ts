import { describe, expect, test } from 'vitest';
import { authCookie } from '#domains/accounts/accounts.rules.ts';
import { consentCookie } from '#web/consent/consent-rules.ts';
import { browserHashCookie } from '#web/profile/visitor-hashes.ts';
import { bannerUsesCookie, createBannerMemory, huntBannerCookie } from './hunt.banner.ts';
import type { HuntNotice } from './hunt.rules.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const hunt: HuntNotice = { id: 41, endsAt: '2026-11-25T12:00:00.000Z', message: 'Corri!' };

/** A browser's tab: what is noted in it is read after every reload, and gone with it. */
function openTab() {
  let note: string | null = null;
  return {
    read: () => note,
    write(value: string) {
      note = value;
    },
  };
}

/** The cookies of a browser: what is written in one visit is read in the next. */
function openJar() {
  const cookies = new Map<string, { value: string; maxAgeSeconds: number }>();
  return {
    cookies,
    read: (name: string) => cookies.get(name)?.value,
    write: (name: string, value: string, maxAgeSeconds: number) => void cookies.set(name, { value, maxAgeSeconds }),
  };
}

test('[SESSION-02] the four cookies have the names that everybody knows', () => {
  expect([authCookie, browserHashCookie, consentCookie, huntBannerCookie]).toEqual([
    'auth_jwt',
    'a1_browserHash',
    'CookieConsent',
    'huntBanner',
  ]);
});

describe('as the switch stands', () => {
  const open = (jar = openJar(), visit = openTab()) => createBannerMemory({ cookies: jar, visit, now: () => now });

  test('[HUNT-29] a dismissed banner stays away for the visit, over every reload, and stores no cookie', () => {
    expect(bannerUsesCookie).toBe(false);
    const [jar, tab] = [openJar(), openTab()];
    const memory = open(jar, tab);
    expect(memory.isDismissed(hunt)).toBe(false);
    memory.dismiss(hunt);
    expect([memory.isDismissed(hunt), jar.cookies.size]).toEqual([true, 0]);
    expect(open(jar, tab).isDismissed(hunt)).toBe(true);
    expect(open(jar, tab).isDismissed({ ...hunt, id: 42 })).toBe(false);
    expect(open(jar, openTab()).isDismissed(hunt)).toBe(false);
  });

  test('a cookie of earlier days is not looked at', () => {
    const jar = openJar();
    createBannerMemory({ cookies: jar, visit: openTab(), now: () => now, usesCookie: true }).dismiss(hunt);
    expect(open(jar).isDismissed(hunt)).toBe(false);
  });
});

describe('with cookie use enabled', () => {
  const open = (jar = openJar(), at = now) => ({
    jar,
    memory: createBannerMemory({ cookies: jar, visit: openTab(), now: () => at, usesCookie: true }),
  });

  test('[HUNT-30] a dismissed banner is a cookie of hashed id, end and message until the hunt ends', () => {
    const { jar, memory } = open();
    memory.dismiss(hunt);
    const cookie = jar.cookies.get('huntBanner');
    expect(cookie?.value).toMatch(/^[0-9a-f]{14}\|2026-11-25T12:00:00\.000Z\|Corri!$/);
    expect(cookie?.maxAgeSeconds).toBe(10 * 86_400);
    expect(open(jar).memory.isDismissed(hunt)).toBe(true);
  });

  test('[HUNT-31] a hunt that has changed is shown again', () => {
    const { jar, memory } = open();
    memory.dismiss(hunt);
    const changes: Partial<HuntNotice>[] = [{ id: 42 }, { endsAt: '2026-11-26T12:00:00.000Z' }, { message: 'Vai!' }];
    for (const change of changes) expect(open(jar).memory.isDismissed({ ...hunt, ...change })).toBe(false);
    expect(open(jar).memory.isDismissed(hunt)).toBe(true);
  });

  test('one that is over stores nothing', () => {
    const { jar, memory } = open(openJar(), Date.parse(hunt.endsAt));
    memory.dismiss(hunt);
    expect(jar.cookies.size).toBe(0);
  });
});
