import { sql } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { journey } from '../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';
import { eventually } from '../shell/insides.test-helper.ts';

const dayMs = 86_400_000;
const signedMark = /^[0-9a-f]{32}\.[\w-]{27}$/;

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

const barOf = (page: Page) => page.getByRole('region', { name: 'I tuoi cookie' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Preferenze cookie' });
async function cookie(context: BrowserContext, name: string) {
  return (await context.cookies()).find((one) => one.name === name);
}
async function records() {
  const { rows } = await station.context.db.execute<{ choice: string; statistics: boolean; marketing: boolean }>(
    sql`select choice, statistics, marketing from consent_records order by recorded_at`,
  );
  return rows;
}
async function arrive(path = '/chi-siamo', width = 1280) {
  const visitor = await openVisitor(station.url, { width });
  await visitor.open(path);
  await barOf(visitor.page).waitFor();
  return { ...visitor, bar: barOf(visitor.page) };
}

/** Somebody who looks around before they answer, and does so in another tab. */
const told = journey(async (part) => {
  const { page, context, bar, strangers, complaints } = await arrive();
  await part('asked', async () => {
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(await bar.textContent()).toContain('Usiamo cookie tecnici per far funzionare la radio');
    for (const name of ['Accetta tutti', 'Rifiuta tutti', 'Personalizza']) {
      expect(await bar.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    }
    const more = bar.getByRole('link', { name: 'Per saperne di più' });
    expect([await more.getAttribute('href'), await more.getAttribute('target')]).toEqual(['/cookie-policy', '_blank']);
    await page.getByRole('banner').getByRole('link', { name: 'Antena 1, pagina iniziale' }).click();
    await page.waitForURL(`${station.url}/`);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);
  });
  await part('room', async () => {
    const { height = 0 } = (await bar.boundingBox()) ?? {};
    const roomOf = page
      .getByRole('contentinfo')
      .evaluate((footer) =>
        [footer, ...footer.children].map((one) => getComputedStyle(one).getPropertyValue('--consent-bar')),
      );
    const [own, ...inside] = await roomOf;
    expect(own).toBe(`${Math.ceil(height)}px`);
    expect(new Set(inside)).toEqual(new Set(['0px']));
  });
  await part('closed', async () => {
    await bar.getByRole('button', { name: 'Personalizza' }).click();
    await panelOf(page).waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    expect(await bar.isVisible()).toBe(true);
    expect(await context.cookies()).toEqual([]);
  });
  await part('elsewhere', async () => {
    await context.addCookies([{ name: 'CookieConsent', value: 'rejected', url: station.url }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await bar.waitFor({ state: 'hidden' });
  });
});

test(
  '[CONSENT-01] [CONSENT-02] [CONSENT-03] [PRIVACY-02] a new visitor is asked in Italian, and until the answer nothing is stored and nobody else is called',
  told('asked'),
);

test('the footer has room for the bar, and what stands in it is not styled anew for that', told('room'));

test('[CONSENT-04] the bar comes 300 ms after the page, and nothing on the page moves for it', async () => {
  const { page, open, leave } = await openVisitor(station.url, { pictures: true });
  await page.clock.install({ time: new Date('2026-11-14T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-14T10:01:00Z'));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const [chunk] = await Promise.all([page.waitForResponse(/\/later-/), open('/chi-siamo')]);
  await chunk.finished();
  await page.clock.runFor(299);
  expect(await barOf(page).count()).toBe(0);
  await page.clock.runFor(1);
  await barOf(page).waitFor();
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
  await leave();
});

test.each(['accepted', 'rejected'] as const)(
  '[CONSENT-05] whoever has %s earlier is not asked again',
  async (consent) => {
    const { page, context, open, complaints, leave } = await openVisitor(station.url, { consent });
    await page.clock.install();
    await open('/chi-siamo');
    await page.clock.runFor(10_000);
    expect(await barOf(page).count()).toBe(0);
    await expect.poll(async () => (await cookie(context, 'a1_browserHash'))?.value).toMatch(signedMark);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  ['Accetta tutti', 'accepted', true],
  ['Rifiuta tutti', 'rejected', false],
] as const)(
  "[CONSENT-06] [CONSENT-07] [CONSENT-08] '%s' is kept as %s for 365 days and recorded",
  async (button, value, all) => {
    const { page, context, bar, complaints, leave } = await arrive();
    const sent = page.waitForResponse('**/api/v1/consent/record');
    await bar.getByRole('button', { name: button, exact: true }).click();
    await bar.waitFor({ state: 'hidden' });
    expect((await sent).status()).toBe(200);
    const kept = await cookie(context, 'CookieConsent');
    expect(kept).toMatchObject({ value, sameSite: 'Lax', path: '/' });
    expect(Math.abs((kept?.expires ?? 0) * 1000 - Date.now() - 365 * dayMs)).toBeLessThan(dayMs / 2);
    expect((await records()).at(-1)).toEqual({ choice: value, statistics: all, marketing: all });
    const hash = await cookie(context, 'a1_browserHash');
    expect(hash?.value).toMatch(signedMark);
    // Browsers keep a cookie for 400 days at most, however long it asks for.
    expect((hash?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(399 * dayMs);
    expect(complaints).toEqual([]);
    await leave();
  },
);

describe('each purpose apart', () => {
  test('[PRIVACY-01] a visitor chooses one purpose, finds the choice again from the footer, and changes it; each time is recorded', async () => {
    const { page, context, bar, complaints, leave } = await arrive();
    const before = (await records()).length;
    await bar.getByRole('button', { name: 'Personalizza' }).click();
    const statistics = panelOf(page).getByRole('switch', { name: 'Statistica' });
    const marketing = panelOf(page).getByRole('switch', { name: 'Marketing' });
    expect(await statistics.getAttribute('aria-checked')).toBe('false');
    expect(await marketing.getAttribute('aria-checked')).toBe('false');
    await statistics.click();
    await panelOf(page).getByRole('button', { name: 'Salva le preferenze' }).click();
    await panelOf(page).waitFor({ state: 'hidden' });
    await bar.waitFor({ state: 'hidden' });
    expect(decodeURIComponent((await cookie(context, 'CookieConsent'))?.value ?? '')).toBe('custom:statistics');

    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' }).click();
    expect(await statistics.getAttribute('aria-checked')).toBe('true');
    await statistics.press('Space');
    await marketing.press('Space');
    await panelOf(page).getByRole('button', { name: 'Salva le preferenze' }).click();
    await panelOf(page).waitFor({ state: 'hidden' });
    expect(decodeURIComponent((await cookie(context, 'CookieConsent'))?.value ?? '')).toBe('custom:marketing');
    await eventually(async () => (await records()).slice(before)).toEqual([
      { choice: 'custom', statistics: true, marketing: false },
      { choice: 'custom', statistics: false, marketing: true },
    ]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a panel closed without an answer leaves the question open', told('closed'));
});

test('a choice made in another tab is found when the visitor comes back to this one', told('elsewhere'));

test.each([360, 1280])(
  'with the keyboard, at %i px: the bar is reached early, and what has the focus is never behind it',
  async (width) => {
    const { page, bar, leave } = await arrive('/chi-siamo', width);
    const inBar = () => bar.evaluate((element) => element.contains(document.activeElement));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await inBar()).toBe(true);
    const barTop = (await bar.boundingBox())?.y ?? 0;
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const link of [
      links.first(),
      page.getByRole('contentinfo').getByRole('link', { name: 'Cancella i tuoi dati' }),
    ]) {
      await link.focus();
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barTop);
    }
    await bar.getByRole('button', { name: 'Rifiuta tutti' }).focus();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'hidden' });
    await leave();
  },
);
