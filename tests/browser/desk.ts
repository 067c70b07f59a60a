import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { authCookie } from '#domains/accounts/accounts.rules.ts';
import { sessions, users } from '#domains/accounts/server/accounts.tables.ts';
import { type AccountSeed, accounts } from '../../seed/content/accounts.ts';
import { signIn } from '../sign-in.ts';
import type { TestStation } from '../test-station.ts';
import { openVisitor } from './visitor.ts';

export function accountOf(key: AccountSeed['key']) {
  return accounts.find((one) => one.key === key) ?? { email: '', password: '' };
}

/** Somebody of the staff at a screen of the desk, in a browser of their own. */
export async function openDesk(
  station: TestStation,
  key: AccountSeed['key'],
  { screen = '', ...arrival }: Parameters<typeof openVisitor>[1] & { screen?: string } = {},
) {
  const visitor = await openVisitor(station.url, { consent: 'rejected', ...arrival });
  const value = await tokenOf(station, key);
  await visitor.context.addCookies([{ name: authCookie, value, url: station.url, httpOnly: true }]);
  await visitor.open(`/redazione${screen}`);
  await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** As a link of the desk leads there, without another start of it. */
export async function goToScreen(page: Page, screen: string): Promise<void> {
  await page.evaluate((path) => {
    document.querySelector('main h1')?.setAttribute('data-seen', '');
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/redazione${screen}`);
  const isThere = page.url().endsWith(`/redazione${screen}`);
  expect([screen, isThere]).toEqual([screen, true]);
  await page.locator('main h1:not([data-seen])').waitFor();
}

/** The dark ground or the light one. At once: colours that fade from one ground to the other are neither's. */
export function wear(page: Page, isNight: boolean): Promise<void> {
  return page.evaluate((night) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    document.documentElement.toggleAttribute('data-dark', night);
  }, isNight);
}

/** One session for each account: a password is tried only so often in an hour. */
const tokens = new WeakMap<TestStation, Map<string, string>>();

async function tokenOf(station: TestStation, key: AccountSeed['key']): Promise<string> {
  const known = tokens.get(station) ?? new Map<string, string>();
  tokens.set(station, known);
  const token = known.get(key) ?? (await signIn(station, key)).headers.authorization.replace('Bearer ', '');
  known.set(key, token);
  return token;
}

/** By the desk's own form. */
export async function signInAs(page: Page, key: AccountSeed['key']): Promise<void> {
  const { email, password } = accountOf(key);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
}

/** As after twelve hours without a touch. */
export async function endSessions(station: TestStation, key: AccountSeed['key']): Promise<void> {
  const { db } = station.context;
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, accountOf(key).email));
  await db.delete(sessions).where(eq(sessions.userId, person?.id ?? 0));
  tokens.delete(station);
}

/** What goes along with a call to make it theirs. */
export async function callAs(station: TestStation, key: AccountSeed['key']) {
  return { headers: { authorization: `Bearer ${await tokenOf(station, key)}` } };
}

/** What the browser would still have after it was killed now. */
export function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open('desk').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const all = result.transaction('copies').objectStore('copies').getAll();
          all.onsuccess = () => {
            result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}
