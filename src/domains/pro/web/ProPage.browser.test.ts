import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { proPage } from '../pro.rules.ts';

const station = await openTestStation();
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const { page } = visitor;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const main = page.getByRole('main');
const plan = (id: string) => page.locator(`[data-plan=${id}]`);
const modal = page.getByRole('dialog', { name: 'PRO si attiva nell’app' });

/** The offer is loaded once; what a test opens on it, it closes again. */
async function arrive(): Promise<void> {
  if (!page.url().endsWith(proPage)) await visitor.open(proPage);
}

describe('without scripts and without an account', () => {
  let plain: Awaited<ReturnType<typeof openVisitor>>;
  const told = () => plain.page.getByRole('main');
  const region = (name: string) => told().getByRole('region', { name });
  beforeAll(async () => {
    plain = await openVisitor(station.url, { javaScript: false });
    await plain.open(proPage);
    return plain.leave;
  });

  test('[PRO-01] [PRO-02] [SESSION-16] anybody finds the offer at its address, with its banner', async () => {
    expect(proPage).toBe('/vantagens-da-assinatura-pro');
    expect((await station.get(proPage)).status).toBe(200);
    const banner = plain.page.locator('[data-promo]');
    expect(await banner.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await banner.getByRole('link', { name: 'Guarda i piani' }).getAttribute('href')).toBe('#piani');
    expect(await told().getByRole('link', { name: 'Scarica l’app' }).first().isVisible()).toBe(true);
  });

  test('[PRO-03] the streams say for whom they are', async () => {
    const streams = region('Un canale in più, qualche bit in più').locator('[data-stream]');
    expect(await streams.allTextContents()).toEqual(['Alta qualitàPRO', 'Solo ItaliaCon account']);
  });

  test('[PRO-04] the podcasts lead to pages that are there', async () => {
    const podcasts = region('Da ascoltare quando la radio è altrove').getByRole('link');
    const links = await podcasts.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(['/podcasts/big-hour', '/podcasts/notizie', '/podcasts/lado-pessoal', '/podcasts']);
    for (const link of links) expect([link, (await station.get(link ?? '')).status]).toEqual([link, 200]);
  });

  test('[PRO-05] [PRO-06] [PRO-07] dark mode, alarm and plans have their sections', async () => {
    const names = ['Quando si abbassano le luci', 'Svegliarsi con chi parla piano', 'Due piani, gli stessi vantaggi'];
    for (const name of names) expect([name, await region(name).isVisible()]).toEqual([name, true]);
  });

  test('[PRO-08] the six benefits are named', async () => {
    const benefits = region('Che cosa c’è dentro').getByRole('heading', { level: 3 });
    expect(await benefits.allTextContents()).toEqual([
      'Podcast da portare via',
      'Contenuti esclusivi',
      'Stream esclusivi',
      'Radiosveglia',
      'Modalità scura',
      'Nessun annuncio',
    ]);
  });
});

test('[PRO-09] [PRO-10] [PRO-11] the two plans say their price and how they are renewed', async () => {
  await arrive();
  const monthly = await plan('monthly').textContent();
  expect(monthly).toContain('R$9,90 al mese');
  expect(monthly).toContain('Si rinnova automaticamente ogni mese, finché non lo disdici.');
  expect(monthly).not.toMatch(/118|grátis/);
  const yearly = plan('yearly');
  expect(await yearly.textContent()).toContain('R$99,90 all’anno');
  expect(await yearly.textContent()).toContain('Si rinnova automaticamente ogni anno.');
  expect(await yearly.locator('s').textContent()).toBe('R$118,80');
  const gift = yearly.getByText('2 meses grátis', { exact: true });
  expect([await gift.isVisible(), await gift.getAttribute('lang')]).toEqual([true, 'pt-BR']);
});

test('[PRO-12] [PRO-13] nothing is sold: both buttons say to download the app, with its shops', async () => {
  await arrive();
  expect(await main.locator('form, input, [href*="checkout"], [href*="pagamento"]').count()).toBe(0);
  for (const name of ['Scegli il mensile', 'Scegli l’annuale']) {
    await main.getByRole('button', { name }).click();
    await modal.waitFor();
    expect(await modal.getByText('Sul sito non si compra niente. Scarica l’app sul telefono').isVisible()).toBe(true);
    const shops = await modal.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(shops).toEqual([
      'https://play.google.com/store/search?q=Antena%201&c=apps',
      'https://apps.apple.com/it/iphone/search?term=Antena%201',
    ]);
    expect(await modal.getByRole('link').first().getAttribute('rel')).toBe('noopener');
    if (name.endsWith('annuale')) expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => modal.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  expect(visitor.complaints).toEqual([]);
  expect(visitor.strangers).toEqual([]);
});

test('[FAQ-03] [FAQ-04] one answer is open at a time, as the HTML that it was written in', async () => {
  const { body } = await station.get('/api/v1/proPage/getFaqs');
  await arrive();
  const section = main.getByRole('region', { name: 'Domande frequenti' });
  const items = section.locator('details');
  const open = () =>
    items.evaluateAll((all) => all.flatMap((one, at) => ((one as HTMLDetailsElement).open ? [at] : [])));
  expect(await items.locator('summary').allTextContents()).toEqual(
    body.data.map((item: { question: string }) => item.question),
  );
  expect(await open()).toEqual([0]);
  await items.nth(3).locator('summary').click();
  await eventually(open).toEqual([3]);
  const answer = items.nth(3).locator('.prose');
  expect(await answer.innerHTML()).toBe(body.data[3].answer);
  expect(await answer.locator('strong').textContent()).toBe('non');
  expect(await answer.getByRole('link', { name: 'termini d’uso' }).getAttribute('href')).toBe('/termini/uso#pro');
  await items.nth(6).locator('summary').press('Enter');
  await eventually(open).toEqual([6]);
  await items.nth(6).locator('summary').press('Enter');
  await eventually(open).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
