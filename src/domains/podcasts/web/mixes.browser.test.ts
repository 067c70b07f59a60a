import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { openPodcastStation } from '../podcast-station.test-helper.ts';

const station = await openPodcastStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const { page } = visitor;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const rows = () => page.getByRole('list', { name: 'Mix', exact: true }).getByRole('article');
const more = () => page.getByRole('button', { name: 'Carica più' });

test('[MIX-01] [MIX-04] [MIX-10] every playlist has its page and goes on by itself to its end', async () => {
  await visitor.open('/podcasts/outros');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Recenti');
  const playlists = page.getByRole('navigation', { name: 'Le raccolte' });
  expect(await playlists.getByRole('link').count()).toBe(5);
  expect(await rows().count()).toBe(10);
  expect(
    await rows()
      .first()
      .getByRole('button', { name: /^ASCOLTA ORA: / })
      .isVisible(),
  ).toBe(true);

  await playlists.getByRole('link', { name: 'Super montaggi' }).click();
  await page.waitForURL('**/podcasts/outros/super-montagens');
  await page.getByRole('heading', { level: 1, name: 'Super montaggi' }).waitFor();
  expect(await page.getByText('senza una parola e senza una pausa. Alza il volume.').isVisible()).toBe(true);
  expect(await rows().first().getByRole('list', { name: 'Argomenti' }).textContent()).toMatch(/mix/i);
  const next = page.waitForRequest((request) => request.url().includes('/api/v1/getMixes?'));
  await more().scrollIntoViewIfNeeded();
  expect(new URL((await next).url()).searchParams.get('next')).toBe('limit=10&offset=10');
  await eventually(() => rows().count()).toBe(12);
  expect(await page.getByText('- - -', { exact: true }).isVisible()).toBe(true);

  await visitor.open('/podcasts/outros/giro-de-notícias');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Giro di notizie');
  expect(visitor.complaints).toEqual([]);
  expect((await page.goto(`${station.url}/podcasts/outros/nessuna`))?.status()).toBe(404);
});

test('[META-02] a page of the mixes says its own words to who shares it', async () => {
  await visitor.open('/podcasts/outros/super-montagens');
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:title')).toBe('Un’ora senza una pausa');
  expect(await content('og:image')).toMatch(/\/share\/podcast-super-montagens\.jpg$/);
});

test('[MIX-05] an advertisement stands after every fourth mix, for whoever agreed to it', async () => {
  const choose = (value: string) => visitor.context.addCookies([{ name: 'CookieConsent', value, url: station.url }]);
  await visitor.open('/podcasts/outros');
  expect(await page.locator('[data-mix-ad]').first().isVisible()).toBe(false);
  await choose('accepted');
  onTestFinished(() => choose('rejected'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const items = page.getByRole('list', { name: 'Mix', exact: true }).locator('> li');
  await eventually(() => page.locator('[data-mix-ad]').count()).toBe(2);
  const kinds = await items.evaluateAll((all) => all.map((one) => one.hasAttribute('data-mix-ad')));
  expect(kinds.flatMap((isAd, index) => (isAd ? [index] : []))).toEqual([4, 9]);
  await eventually(() => page.locator('[data-mix-ad]').first().textContent()).not.toBe('');
  expect(await page.locator('[data-mix-ad]').first().isVisible()).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('[MIX-09] a provider that fails is said, and asked again on a press', async () => {
  await visitor.open('/podcasts/outros/arquivo-musical');
  await page.route(
    '**/api/v1/getMixes?**',
    (route) => route.fulfill({ status: 502, json: { status: 502, message: 'mix provider failed', data: null } }),
    { times: 1 },
  );
  await more().scrollIntoViewIfNeeded();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Erro na comunicação com servidor. Tente de novo mais tarde.' });
  await alert.waitFor();
  expect(await alert.getAttribute('lang')).toBe('pt-BR');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await eventually(() => rows().count()).toBe(12);
  expect(await alert.count()).toBe(0);
});

test('[MIX-09] a provider that is away when the page is made leaves a page that says so', async () => {
  const away = await openTestStation({
    config: { mixcloud: { user: 'antena1', apiUrl: 'http://127.0.0.1:9', widgetUrl: 'https://widget.example/' } },
  });
  const { body } = await away.get('/podcasts/outros');
  expect(body).toMatch(/role="alert".*>Erro na comunicação com servidor\. Tente de novo mais tarde\.</);
  expect(body).toMatch(/<button[^>]*>(?:<span[^>]*>)*Riprova</);
});
