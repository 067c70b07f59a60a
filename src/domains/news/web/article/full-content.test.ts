import { expect, test } from 'vitest';
import { nobody, type Profile } from '#web/profile/profile-rules.ts';
import { wantsFullContent } from './full-content.ts';

const reader = (isPro: boolean) => ({ ...nobody, jwt: 'il.token', user: { isPro } }) as Profile;
const article = { pro: true, fullContent: '' };

test('[NEWS-46] the rest of a PRO article is fetched for a PRO reader, as long as it is missing', () => {
  expect(wantsFullContent(article, reader(true))).toBe(true);
  expect(wantsFullContent({ ...article, fullContent: '<p>Tutto.</p>' }, reader(true))).toBe(false);
  expect(wantsFullContent({ ...article, pro: false }, reader(true))).toBe(false);
});

test('[NEWS-47] a reader who becomes PRO gets it then, and nobody else before', () => {
  expect(wantsFullContent(article, nobody)).toBe(false);
  expect(wantsFullContent(article, reader(false))).toBe(false);
  expect(wantsFullContent(article, reader(true))).toBe(true);
});
