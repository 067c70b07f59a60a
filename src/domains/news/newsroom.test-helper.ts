import { eq } from 'drizzle-orm';
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { accounts } from '../../../seed/content/accounts.ts';
import type { TestStation } from '../../../tests/test-station.ts';
import { journalists, news, newsTags } from './server/news.tables.ts';

export { categories } from '../../../seed/content/categories.ts';
export { journalists as writtenJournalists } from '../../../seed/content/news/journalists.ts';
export { putOut, writeNews } from './server/news.test-helper.ts';

/** Signs a browser in; its next page knows who is there. */
export async function signIn(station: TestStation, context: BrowserContext, key: 'listener' | 'pro'): Promise<void> {
  const { email = '', password = '' } = accounts.find((account) => account.key === key) ?? {};
  const answer = await context.request.post(`${station.url}/api/v1/profile/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
}

export async function addTag({ context: { db } }: TestStation, slug: string, name: string): Promise<void> {
  await db.insert(newsTags).values({ slug, name });
}

/** Somebody who has written nothing yet. */
export async function addJournalist({ context: { db } }: TestStation, slug: string, name: string): Promise<void> {
  await db.insert(journalists).values({ slug, name });
}

/** The picture of an article of the demo, for others to borrow. */
export async function pictureOf({ context: { db } }: TestStation, slug: string): Promise<string> {
  const [row] = await db.select({ image: news.image }).from(news).where(eq(news.slug, slug));
  if (!row?.image) throw new Error(`${slug} has no picture`);
  return row.image;
}
