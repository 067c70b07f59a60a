import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { bar, putOnAir } from '../../on-air.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});
beforeEach(() => putOnAir(station));

test('a song change is on an open page within a second of its time', async () => {
  const { page, open, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/cookie-policy');
  await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
  await page.evaluate(() => {
    const song = document.querySelector('[data-heard=song]');
    const look = () => {
      if (song?.textContent === 'Carta carbone') document.documentElement.dataset.shownAt = String(Date.now());
    };
    if (song) new MutationObserver(look).observe(song, { childList: true, characterData: true, subtree: true });
  });
  const startsAt = new Date(Date.now() + 1_500);
  await putOnAir(station, { title: 'Carta carbone', startsAt });
  const shownAt = () => page.evaluate(() => Number(document.documentElement.dataset.shownAt ?? 0));
  await eventually(shownAt).toBeGreaterThan(0);
  expect((await shownAt()) - startsAt.getTime()).toBeGreaterThanOrEqual(0);
  expect((await shownAt()) - startsAt.getTime()).toBeLessThan(1_000);
  expect(complaints).toEqual([]);
  await leave();
});

test('where the push does not get through, the poll brings what is on air every ten seconds', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await page.route('**/api/v1/aovivo/events/**', (route) => route.abort());
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getCurrentSongInfo')) asked.push(new URL(request.url()));
  });
  await page.clock.install();
  await open('/cookie-policy');
  await page.clock.runFor(4_000);
  await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
  await putOnAir(station, { title: 'Tram delle sei' });
  await page.clock.runFor(10_000);
  await bar(page).getByText('Tram delle sei', { exact: true }).waitFor();
  expect(asked.length).toBeGreaterThanOrEqual(2);
  for (const { searchParams } of asked) expect(searchParams.get('FYC')).toMatch(/^\d+$/);
  await leave();
});
