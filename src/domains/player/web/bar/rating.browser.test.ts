import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { bar, putOnAir } from '../../on-air.test-helper.ts';

const rateAddress = '**/api/v1/aovivoBar/rateSong';
let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

const like = (page: Page) => bar(page).getByRole('button', { name: 'Mi piace', exact: true });
const dislike = (page: Page) => bar(page).getByRole('button', { name: 'Non mi piace', exact: true });
const shown = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });

async function arrive(title: string): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  await visitor.open('/cookie-policy');
  await bar(visitor.page).getByText(title, { exact: true }).waitFor();
  return visitor;
}

async function isBlocked(page: Page): Promise<boolean> {
  const states = await Promise.all([like(page), dislike(page)].map((one) => one.getAttribute('aria-disabled')));
  return states.every((state) => state === 'true');
}

/** One visit, during which what is on air changes. */
const voting = journey(async (part) => {
  await putOnAir(station, { title: 'Senza nome', artist: '' });
  const { page, open, complaints, leave } = await arrive('Senza nome');
  const bodies: unknown[] = [];
  const logged: string[] = [];
  page.on('request', (request) => request.url().endsWith('rateSong') && bodies.push(request.postDataJSON()));
  page.on('console', (message) => logged.push(message.text()));
  async function cannotBeVotedFor(): Promise<void> {
    await eventually(() => isBlocked(page)).toBe(true);
    await like(page).click({ force: true });
    expect(await page.locator('[data-toast]').count()).toBe(0);
    expect(bodies).toEqual([]);
  }
  /** Another airing, of which nobody has voted yet. */
  async function nextAiring(): Promise<void> {
    await putOnAir(station);
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    await eventually(() => isBlocked(page)).toBe(false);
  }
  await part('no artist', cannotBeVotedFor);
  await part('spot', async () => {
    await putOnAir(station, { title: 'Caffè', artist: 'Miravalle', kind: 'spot' });
    await bar(page).getByText('Caffè', { exact: true }).waitFor();
    await cannotBeVotedFor();
  });
  await part('not counted', async () => {
    await nextAiring();
    const data = { status: 409, data: null, message: 'rating not counted' };
    await page.route(rateAddress, (route) => route.fulfill({ status: 409, json: data }));
    await like(page).click();
    await eventually(() => logged).toContain('rating not counted');
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await page.unroute(rateAddress);
  });
  await part('lost', async () => {
    await nextAiring();
    await page.route(rateAddress, (route) => route.abort());
    await like(page).click();
    await shown(page, 'Problema na comunicação com servidor...').waitFor();
    await eventually(() => isBlocked(page)).toBe(false);
    await page.unroute(rateAddress);
  });
  await part('on its way', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(rateAddress, async (route) => {
      await held;
      await route.continue();
    });
    complaints.length = 0;
    bodies.length = 0;
    expect(await like(page).getAttribute('title')).toBe('Mi piace');
    await like(page).click();
    await eventually(() => isBlocked(page)).toBe(true);
    release();
    await shown(page, 'Seu voto foi registrado com sucesso. Obrigado!').waitFor();
    await page.unroute(rateAddress);
  });
  await part('like', async () => {
    expect(bodies).toEqual([{ metaId: 'antena_1', song: 'Sale e limone', artist: 'Duo Marèa', rating: 10 }]);
  });
  await part('voted', async () => {
    expect(await isBlocked(page)).toBe(true);
    for (const one of [like(page), dislike(page)]) expect(await one.getAttribute('title')).toBe('Hai già votato');
  });
  await part('again', async () => {
    await dislike(page).click({ force: true });
    await shown(page, 'Seu voto já foi registrado').waitFor();
    await open('/termini/uso');
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    await eventually(() => isBlocked(page)).toBe(true);
    expect(bodies).toHaveLength(1);
  });
  await part('dislike', async () => {
    await nextAiring();
    await dislike(page).click();
    await eventually(() => bodies[1]).toMatchObject({ rating: 1 });
    expect(complaints).toEqual([]);
  });
  await leave();
});

test('[RATING-07] an item without an artist cannot be voted for', voting('no artist'));
test('[RATING-09] a spot cannot be voted for', voting('spot'));
test('[RATING-16] a vote that the server does not count shows nothing', voting('not counted'));
test('[RATING-15] a vote that does not arrive says so and may be given again', voting('lost'));
test('[RATING-06] nobody votes twice while the first vote is on its way', voting('on its way'));
test('[RATING-14] a like is sent with its song, and thanked for', voting('like'));
test('[RATING-05] [RATING-11] whoever has voted finds both buttons asleep, and why', voting('voted'));
test('[RATING-13] whoever votes again is told so, and the first vote is the only one', voting('again'));
test('[RATING-04] a like is a ten and a dislike a one, of which the next airing takes another', voting('dislike'));
