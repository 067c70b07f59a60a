import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function openHome(at: string) {
  const visitor = await openVisitor(station.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  await visitor.page.clock.setFixedTime(new Date(at));
  await visitor.open('/');
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Oggi in onda' }).waitFor();
  return { ...visitor, main: page.locator('main'), day: page.locator('section[aria-labelledby=oggi] li') };
}

test('a listener who comes in the morning sees who is on air, the day and the way to listen', async () => {
  const { main, day, complaints, strangers } = await openHome('2026-11-16T08:00:00+01:00');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('La radio made in Italy');
  expect(await main.getByRole('link', { name: 'Ascolta la radio' }).getAttribute('href')).toBe('/ascolta-la-radio');
  const card = main.locator('article', { hasText: 'fino alle 10:00' });
  expect(await card.getByRole('heading', { name: 'A1 Morning' }).isVisible()).toBe(true);
  expect(await day.count()).toBe(8);
  expect(await day.nth(2).textContent()).toBe('07:00In onda adesso');
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
});

test('in a gap the next programme is announced', async () => {
  const { main } = await openHome('2026-11-16T16:30:00+01:00');
  const card = main.locator('article', { hasText: 'oggi alle 17:00' });
  expect(await card.getByRole('heading', { name: 'Traffico lento' }).isVisible()).toBe(true);
});

test.each(['2026-11-14T15:00:00+01:00', '2026-11-15T22:30:00+01:00', '2026-11-17T21:30:00+01:00'])(
  'no programme stands twice on the page at %s',
  async (at) => {
    const { main } = await openHome(at);
    const { body } = await station.get('/api/v1/programs/getProgramsData');
    const text = (await main.textContent()) ?? '';
    for (const { programTitle } of body.data) expect(text.split(programTitle).length - 1).toBeLessThanOrEqual(1);
  },
);

test('the network and the partners stand below, in the server’s page already', async () => {
  const { page, open, leave } = await openVisitor(station.url, { javaScript: false });
  onTestFinished(leave);
  await open('/');
  const main = page.locator('main');
  for (const text of ['22', '550+', 'stati del Brasile', 'sede a Roma', 'Tavola calda', 'Lato B']) {
    expect(await main.getByText(text, { exact: true }).first().isVisible()).toBe(true);
  }
  expect(await main.getByRole('img', { name: /^Logo di/ }).count()).toBe(10);
  expect(await main.getByText('In onda adesso').count()).toBe(0);
});

test('a station that has nothing yet still opens its door', async () => {
  const empty = await openTestStation({ content: 'empty' });
  const visitor = await openVisitor(empty.url, { consent: 'rejected' });
  onTestFinished(visitor.leave);
  await visitor.open('/');
  expect(await visitor.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await visitor.page.locator('section[aria-labelledby=oggi]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});
