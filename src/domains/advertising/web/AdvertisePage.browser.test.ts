import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { presetTexts } from '#domains/contact/contact.messages.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openTestStation();
  visitor = await openVisitor(station.url, { consent: 'rejected', pictures: true });
  page = visitor.page;
  // The world outside, as far as this page leads there.
  await visitor.context.route(/^https:\/\/(?:wa\.me|www\.messenger\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fuori</title>' }),
  );
});

const main = () => page.getByRole('main');
const way = (name: string) => main().getByRole('link', { name });

const reached = journey(async (part) => {
  visitor.complaints.length = 0;
  await page.setViewportSize({ width: 360, height: 900 });
  await visitor.open('/anuncie-conosco');

  await part('picture', async () => {
    const picture = () =>
      main()
        .locator('header img')
        .evaluate((image) => {
          const { currentSrc, naturalWidth } = image as HTMLImageElement;
          return `${/hero-\d+(?=-[\w-]+\.webp$)/.exec(currentSrc)?.[0]} ${naturalWidth}`;
        });
    for (const [screen, width] of [
      [360, 500],
      [600, 700],
      [800, 900],
      [1280, 1140],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 900 });
      await eventually(picture).toBe(`hero-${width} ${width}`);
    }
    expect(await main().getByRole('heading', { level: 1 }).textContent()).toBe('Fatti sentire');
    expect(visitor.complaints).toEqual([]);
  });

  await part('form', async () => {
    const form = main().locator('form');
    expect(await form.getByLabel('Argomento').inputValue()).toBe('2');
    expect(await form.getByLabel('Messaggio').inputValue()).toBe(presetTexts.comercial);
    await main().getByRole('link', { name: 'Chiedi un preventivo' }).click();
    await eventually(async () => (await form.boundingBox())?.y ?? 9999).toBeLessThan(500);
  });

  await part('WhatsApp', async () => {
    expect(await main().textContent()).not.toContain('+39 347 555 1920');
    await way('WhatsApp').click();
    await eventually(() => way('WhatsApp').textContent()).toContain('+39 347 555 1920');
    expect(visitor.context.pages()).toHaveLength(1);
    const [opened] = await Promise.all([visitor.context.waitForEvent('page'), way('WhatsApp').click()]);
    await eventually(() => opened.url()).toBe('https://wa.me/393475551920');
    await opened.close();
  });

  await part('chat', async () => {
    const [opened] = await Promise.all([visitor.context.waitForEvent('page'), way('Chat').click()]);
    await eventually(() => opened.url()).toBe('https://www.messenger.com/t/antena1.example');
    await opened.close();
  });

  await part('telephone', async () => {
    // What the browser would have done with the click: no telephone is connected here.
    await page.evaluate(() => {
      const hear = (event: Event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        document.documentElement.dataset.followed = event.defaultPrevented ? '' : (link?.href ?? '');
        event.preventDefault();
        if (document.documentElement.dataset.followed) removeEventListener('click', hear);
      };
      addEventListener('click', hear);
    });
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

  await part('network', async () => {
    await main().getByRole('link', { name: 'Tutte le emittenti e le frequenze' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/afiliadas');
    expect(visitor.complaints).toEqual([]);
  });
});

test('[PAGES-03] the page stands at its address', async () => {
  const { status, body: html } = await station.get('/anuncie-conosco');
  expect(status).toBe(200);
  expect(html).toMatch(/<title>Pubblicità \| Antena 1<\/title>/);
});
test('[PAGES-03] [ADVERTISE-01] [ADVERTISE-02] the page has the picture that fits the screen', reached('picture'));
test(
  '[ADVERTISE-03] the contact form is there with its subject chosen, and the button at the top leads to it',
  reached('form'),
);
test(
  '[ADVERTISE-04] [ADVERTISE-05] [ADVERTISE-06] WhatsApp shows its number at the first click and opens at the second',
  reached('WhatsApp'),
);
test('[ADVERTISE-09] the chat opens at the first click', reached('chat'));
test(
  '[ADVERTISE-07] [ADVERTISE-08] the telephone shows its number at the first press and calls at the second',
  reached('telephone'),
);
test('[ADVERTISE-10] the network of stations is one click away', reached('network'));

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
