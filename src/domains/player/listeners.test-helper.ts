import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { proGrants } from '#domains/accounts/server/accounts.tables.ts';
import { streams } from '#domains/live/server/live.tables.ts';
import { accounts } from '../../../seed/content/accounts.ts';
import type { TestStation } from '../../../tests/test-station.ts';

export type DemoListener = 'listener' | 'pro';

/** Signs a browser in; its next page knows who is there. */
export async function signIn(station: TestStation, context: BrowserContext, key: DemoListener): Promise<void> {
  const { email = '', password = '' } = accounts.find((account) => account.key === key) ?? {};
  const answer = await context.request.post(`${station.url}/api/v1/profile/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Signs in as people do, in the modal that the page has just opened. */
export async function signInHere(page: Page, key: DemoListener): Promise<void> {
  const { email = '', password = '' } = accounts.find((account) => account.key === key) ?? {};
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Nobody is PRO any more, until the returned function gives it back. */
export async function withdrawPro(station: TestStation): Promise<() => Promise<unknown>> {
  const grants = await station.context.db.delete(proGrants).returning();
  return () => station.context.db.insert(proGrants).values(grants);
}

/** One more stream for everybody: the same programme over HLS. */
export async function addHlsStream(station: TestStation, name: string): Promise<void> {
  const stream = { id: 'antena_1_hls', name, channel: 'antena_1', format: 'hls', position: 9 } as const;
  const { db, invalidateTags } = station.context;
  await db.insert(streams).values(stream).onConflictDoNothing();
  await invalidateTags(db, 'streams');
  station.forgetPages();
}
