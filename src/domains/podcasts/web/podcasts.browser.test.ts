import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#domains/news/newsroom.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { framedPlayer, hear } from '../framed-sound.test-helper.ts';
import { emptyPodcastNews, openPodcastStation } from '../podcast-station.test-helper.ts';

const station = await openPodcastStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const { page } = visitor;
beforeEach(() => {
  visitor.complaints.length = 0;
  return async () => void (await visitor.context.clearCookies({ name: /^(?:auth_jwt|a1_signed_in)$/ }));
});

const rows = () => page.locator('#episodi').locator('xpath=ancestor::section').locator('ol > li');
const episodeAddress = async () => {
  const { body } = await station.get('/api/v1/getPodcastEpisodes/big-hour/0/1');
  return `/podcasts/big-hour/${body.data[0].slug}`;
};
const card = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, level: 3 }) });

test('[PODCAST-06] [PODCAST-07] [PODCAST-08] the podcasts open with what is featured, all shows and the newest of the newsroom', async () => {
  await visitor.open('/podcasts');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Da ascoltare quando vuoi tu');
  const slider = page.getByRole('region', { name: 'In primo piano' });
  expect(await slider.getByRole('article').count()).toBe(3);
  expect(await slider.getByRole('link', { name: 'Big Hour' }).getAttribute('href')).toBe('/podcasts/big-hour');
  const news = page.getByRole('region', { name: 'Ultimi episodi' });
  expect(await news.getByRole('link', { name: /^«Valigie», la nuova serie/ }).isVisible()).toBe(true);

  expect(await card('Prova aperta').getByText('PRO', { exact: true }).isVisible()).toBe(true);
  expect(await card('Big Hour').getByText('PRO', { exact: true }).count()).toBe(0);
  expect(await card('Super montaggi').count()).toBe(0);
  await page.getByRole('button', { name: 'Carica più' }).click();
  expect(await card('Super montaggi').isVisible()).toBe(true);
  expect(await card('Super montaggi').getByRole('link').getAttribute('href')).toBe('/podcasts/outros/super-montagens');
  expect(await page.getByRole('button', { name: 'Carica più' }).count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

test('[PODCAST-09] [PODCAST-10] [PODCAST-11] a show tells of itself, is shared, and its episodes lead to the news', async () => {
  await visitor.open('/podcasts/valigie');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Valigie');
  expect(await page.getByText('Non c’è una voce narrante.').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'ASCOLTA ORA: Valigie' }).isVisible()).toBe(true);
  expect(await page.getByRole('list', { name: 'Condividi' }).getByRole('link').count()).toBeGreaterThan(2);
  expect(await rows().count()).toBe(1);
  const article = rows().first().getByRole('link', { name: 'Leggi l’articolo' });
  expect(await article.getAttribute('href')).toBe('/notizie/valigie-nuova-serie');
  expect(await page.locator('main').getByText('PRO', { exact: true }).count()).toBe(0);
  await rows().first().getByRole('link', { name: 'Il mattarello' }).click();
  await page.waitForURL('**/podcasts/valigie/il-mattarello');
  await page.getByText('Leggi la trascrizione').click();
  expect(await page.getByText('Questo solco è il pollice di mia nonna.').isVisible()).toBe(true);

  await visitor.open('/podcasts/prova-aperta');
  expect(await page.locator('header').getByText('PRO', { exact: true }).isVisible()).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('[PODCAST-12] the episodes come twenty at a time, by themselves when their end comes near', async () => {
  await visitor.open('/podcasts/big-hour');
  expect(await rows().count()).toBe(20);
  const next = page.waitForRequest('**/api/v1/getPodcastEpisodes/big-hour/20/20');
  await page.getByRole('button', { name: 'Altri episodi' }).scrollIntoViewIfNeeded();
  await next;
  await eventually(() => rows().count()).toBe(26);
  expect(await page.getByText('Questi sono tutti gli episodi.').isVisible()).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('[PODCAST-14] an unknown podcast is not found and leads back', async () => {
  for (const path of ['/podcasts/nessuno', '/podcasts/valigie/nessuno']) {
    const answer = await page.goto(station.url + path);
    expect(answer?.status()).toBe(404);
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.textContent()).toBe('NÃO ACHAMOS ESSE PODCAST :(');
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('pt-BR');
    expect(await page.locator('main a').first().getAttribute('href')).toBe('/podcasts');
  }
});

test('[PODCAST-20] [PRO-19] [PRO-23] whoever is not PRO is led to what PRO is; a PRO listener hears the show and gets a feed of their own', async () => {
  await visitor.open('/podcasts/prova-aperta');
  await page.getByRole('button', { name: 'ASCOLTA ORA: Prova aperta' }).click();
  await page.waitForURL('**/vantagens-da-assinatura-pro');

  await visitor.open(await episodeAddress());
  await page.getByRole('link', { name: 'Scarica la puntata con PRO' }).click();
  await page.waitForURL('**/vantagens-da-assinatura-pro');

  await signIn(station, visitor.context, 'pro');
  await visitor.open(await episodeAddress());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica la puntata', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Big Hour - .+\.mp3$/);

  await visitor.open('/podcasts/prova-aperta');
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).click();
  await page.getByRole('status').filter({ hasText: 'Ecco il tuo indirizzo' }).waitFor();
  const address = await page.locator('output').textContent();
  expect(address).toContain('/podcasts/feed-privato/');
  await page.getByRole('button', { name: 'Revoca l’indirizzo' }).click();
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).waitFor();
  await page.getByRole('button', { name: 'ASCOLTA ORA: Prova aperta' }).click();
  await hear(framedPlayer(page, 'Prova aperta'));
  expect(visitor.complaints).toEqual([]);
});

test('[PODCAST-15] without news of the podcasts their place says so', async () => {
  const silent = await openTestStation();
  await emptyPodcastNews(silent);
  const { body } = await silent.get('/podcasts');
  expect(body).toMatch(/<p lang="pt-BR"[^>]*>Não há podcast relacionados com a categoria\.<\/p>/);
});

test('without scripts every show and every episode can be reached', async () => {
  const plain = await openVisitor(station.url, { javaScript: false });
  await plain.open('/podcasts');
  await plain.page.getByRole('button', { name: 'Carica più' }).click();
  await plain.page.waitForURL('**/podcasts?tutti=1');
  expect(await plain.page.getByRole('link', { name: 'Super montaggi' }).isVisible()).toBe(true);
  await plain.open('/podcasts/big-hour');
  await plain.page.getByRole('button', { name: 'Altri episodi' }).click();
  await plain.page.waitForURL('**/podcasts/big-hour?pagina=2');
  expect(await plain.page.locator('ol > li h3').count()).toBe(6);
  await plain.leave();
});
