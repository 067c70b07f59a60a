import { describe, expect, test } from 'vitest';
import { createVisitorTokens } from './visitor-tokens.ts';

const visitorTokens = createVisitorTokens('a secret of at least thirty-two letters');
const stranger = createVisitorTokens('another secret of thirty-two letters and more');
const now = Date.parse('2026-11-15T12:00:00Z');
const hash = 'c'.repeat(32);
const dayMs = 86_400_000;

describe('the mark of a browser', () => {
  test('is known again for ever, and no two are the same', () => {
    const [one, other] = [visitorTokens.issueBrowser(), visitorTokens.issueBrowser()];
    expect(one).toMatch(/^[0-9a-f]{32}\.[\w-]{27}$/);
    expect(one).not.toBe(other);
    expect(visitorTokens.readBrowser(one)).toBe(one);
  });

  test('[VOTE-01] counts for nothing when it is made up, changed, longer, or of another kind', () => {
    const good = visitorTokens.issueBrowser();
    const [own, signature] = good.split('.');
    const visit = visitorTokens.issueVisit(hash, now);
    for (const bad of [
      undefined,
      '',
      '.',
      hash,
      `${hash}.`,
      `${hash}.${signature}`,
      `${own}.${signature?.slice(1)}`,
      `${good}.${signature}`,
      stranger.issueBrowser(),
      visit,
      `user 1.${signature}`,
    ]) {
      expect([bad, visitorTokens.readBrowser(bad)]).toEqual([bad, null]);
    }
  });
});

describe('the mark of a visit', () => {
  test('names the visit for a day', () => {
    const mark = visitorTokens.issueVisit(hash, now);
    expect(visitorTokens.readVisit(mark, now)).toBe(hash);
    expect(visitorTokens.readVisit(mark, now + dayMs - 1)).toBe(hash);
    expect(visitorTokens.readVisit(mark, now + dayMs)).toBeNull();
  });

  test('[VOTE-01] counts for nothing when it is made up, of another visit or dated ahead', () => {
    const [, issued, signature] = visitorTokens.issueVisit(hash, now).split('.');
    for (const bad of [
      undefined,
      hash,
      `${'d'.repeat(32)}.${issued}.${signature}`,
      `${hash}.${(now + 1).toString(36)}.${signature}`,
      stranger.issueVisit(hash, now),
      visitorTokens.issueVisit(hash, now + dayMs),
      visitorTokens.issueBrowser(),
    ]) {
      expect([bad, visitorTokens.readVisit(bad, now)]).toEqual([bad, null]);
    }
  });
});
