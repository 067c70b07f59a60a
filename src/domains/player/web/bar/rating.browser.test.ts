import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { journey } from '../../../../../tests/browser/journey.ts';
import { openVisitor, type Visitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { bar, putOnAir } from '../../on-air.test-helper.ts';

const rateAddress = '**/api/v1/aovivoBar/rateSong';
let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});
beforeEach(async () => putOnAir(station));

const like = (page: Page) => bar(page).getByRole('button', { name: 'Mi piace', exact: true });
const dislike = (page: Page) => bar(page).getByRole('button', { name: 'Non mi piace', exact: true });
const shown = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });

async function arrive(title = 'Sale e limone'): Promise<Visitor> {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  await visitor.open('/cookie-policy');
  await bar(visitor.page).getByText(title, { exact: true }).waitFor();
  return visitor;
}

async function isBlocked(page: Page): Promise<boolean> {
  const states = await Promise.all([like(page), dislike(page)].map((one) => one.getAttribute('aria-disabled')));
  return states.every((state) => state === 'true');
}

const voting = journey(async (part) => {
  const { page, open, complaints, leave } = await arrive();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('rateSong')) bodies.push(request.postDataJSON());
  });
  await part('like', async () => {
    expect(await like(page).getAttribute('title')).toBe('Mi piace');
    await like(page).click();
    await shown(page, 'Seu voto foi registrado com sucesso. Obrigado!').waitFor();
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
    expect(await isBlocked(page)).toBe(true);
    expect(bodies).toHaveLength(1);
  });
  await part('dislike', async () => {
    await putOnAir(station);
    await eventually(() => isBlocked(page)).toBe(false);
    await dislike(page).click();
    await eventually(() => bodies[1]).toMatchObject({ rating: 1 });
    expect(complaints).toEqual([]);
  });
  await leave();
});

test('[RATING-14] a like is sent with its song, and thanked for', voting('like'));
test('[RATING-05] [RATING-11] whoever has voted finds both buttons asleep, and why', voting('voted'));
test('[RATING-13] whoever votes again is told so, and the first vote is the only one', voting('again'));
test('[RATING-04] a like is a ten and a dislike a one, of which the next airing takes another', voting('dislike'));

test('[RATING-06] nobody votes twice while the first vote is on its way', async () => {
  const { page, leave } = await arrive();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(rateAddress, async (route) => {
    await held;
    await route.continue();
  });
  await like(page).click();
  await eventually(() => isBlocked(page)).toBe(true);
  release();
  await shown(page, 'com sucesso').waitFor();
  await leave();
});

test('[RATING-15] a vote that does not arrive says so and may be given again', async () => {
  const { page, leave } = await arrive();
  await page.route(rateAddress, (route) => route.abort());
  await like(page).click();
  await shown(page, 'Problema na comunicação com servidor...').waitFor();
  expect(await isBlocked(page)).toBe(false);
  await leave();
});

test('[RATING-16] a vote that the server does not count shows nothing', async () => {
  const { page, leave } = await arrive();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const data = { status: 409, data: null, message: 'rating not counted' };
  await page.route(rateAddress, (route) => route.fulfill({ status: 409, json: data }));
  await like(page).click();
  await eventually(() => logged).toContain('rating not counted');
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await leave();
});

async function cannotBeVotedFor(item: { title: string; artist: string; kind?: 'spot' }): Promise<void> {
  await putOnAir(station, item);
  const { page, leave } = await arrive(item.title);
  expect(await isBlocked(page)).toBe(true);
  await like(page).click({ force: true });
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await leave();
}

test('[RATING-07] an item without an artist cannot be voted for', () =>
  cannotBeVotedFor({ title: 'Senza nome', artist: '' }));

test('[RATING-09] a spot cannot be voted for', () =>
  cannotBeVotedFor({ title: 'Caffè', artist: 'Miravalle', kind: 'spot' }));
