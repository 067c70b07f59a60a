import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { presetTexts } from '#domains/contact/contact.messages.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
  // The world outside, as far as this page leads there.
  await visitor.context.route(/^https:\/\/(?:wa\.me|www\.messenger\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fuori</title>' }),
  );
});

const main = () => page.getByRole('main');
const way = (name: string) => main().getByRole('link', { name });

test('[PAGES-03] [ADVERTISE-01] [ADVERTISE-02] the page stands at its address, with the picture that fits the screen', async () => {
  const { status, body: html } = await station.get('/anuncie-conosco');
  expect(status).toBe(200);
  expect(html).toMatch(/<title>Pubblicità \| Antena 1<\/title>/);
  const shown = () =>
    main()
      .locator('header img')
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
  for (const [screen, picture] of [
    [360, 500],
    [600, 700],
    [800, 900],
    [1280, 1140],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 });
    await visitor.open('/anuncie-conosco');
    await eventually(shown).toMatch(new RegExp(`/hero-${picture}-[\\w-]+\\.webp$`));
    const natural = () =>
      main()
        .locator('header img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await eventually(natural).toBe(picture);
  }
  expect(await main().getByRole('heading', { level: 1 }).textContent()).toBe('Fatti sentire');
  expect(visitor.complaints).toEqual([]);
});

test('[ADVERTISE-03] the contact form is there with its subject chosen, and the button at the top leads to it', async () => {
  const form = main().locator('form');
  expect(await form.getByLabel('Argomento').inputValue()).toBe('2');
  expect(await form.getByLabel('Messaggio').inputValue()).toBe(presetTexts.comercial);
  await main().getByRole('link', { name: 'Chiedi un preventivo' }).click();
  await eventually(async () => (await form.boundingBox())?.y ?? 9999).toBeLessThan(500);
});

test('[ADVERTISE-04] [ADVERTISE-05] [ADVERTISE-06] WhatsApp shows its number at the first click and opens at the second', async () => {
  expect(await main().textContent()).not.toContain('+39 347 555 1920');
  await way('WhatsApp').click();
  await eventually(() => way('WhatsApp').textContent()).toContain('+39 347 555 1920');
  expect(visitor.context.pages()).toHaveLength(1);
  const [opened] = await Promise.all([visitor.context.waitForEvent('page'), way('WhatsApp').click()]);
  await eventually(() => opened.url()).toBe('https://wa.me/393475551920');
  await opened.close();
});

test('[ADVERTISE-07] [ADVERTISE-08] the telephone shows its number at the first press and calls at the second', async () => {
  // What the browser would have done with the click: no telephone is connected here.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      document.documentElement.dataset.followed = event.defaultPrevented ? '' : (link?.href ?? '');
      event.preventDefault();
    }),
  );
  const followed = () => page.evaluate(() => document.documentElement.dataset.followed);
  expect(await main().textContent()).not.toContain('+39 06 5550 1920');
  await way('Telefono').focus();
  await page.keyboard.press('Enter');
  await eventually(() => way('Telefono').textContent()).toContain('+39 06 5550 1920');
  expect(await followed()).toBe('');
  expect(await way('Telefono').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(followed).toBe('tel:+390655501920');
});

test('[ADVERTISE-09] [ADVERTISE-10] the chat opens at the first click, and the network of stations is one click away', async () => {
  await visitor.context.route('https://www.messenger.com/**', (route) => route.fulfill({ body: 'chat' }));
  await visitor.open('/anuncie-conosco');
  const [opened] = await Promise.all([visitor.context.waitForEvent('page'), way('Chat').click()]);
  await eventually(() => opened.url()).toBe('https://www.messenger.com/t/antena1.example');
  await opened.close();
  await main().getByRole('link', { name: 'Tutte le emittenti e le frequenze' }).click();
  await eventually(() => new URL(page.url()).pathname).toBe('/afiliadas');
  expect(visitor.complaints).toEqual([]);
});

test('without JavaScript the ways to the sales desk are plain links', async () => {
  const bare = await openVisitor(station.url, { javaScript: false, width: 360 });
  await bare.open('/anuncie-conosco');
  const links = await bare.page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(['https://wa.me/393475551920', 'tel:+390655501920', '/afiliadas']));
  expect(await bare.page.locator('noscript p', { hasText: 'serve JavaScript' }).isVisible()).toBe(true);
  await bare.leave();
});
