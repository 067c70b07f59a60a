import { expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { holdBack } from '../../../../../tests/browser/hold-back.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { putOnAir } from '../../on-air.test-helper.ts';

const station = await openTestStation();
const lyrics = 'riga 1\nriga 2';

test('a song that changes before the lower half’s code has come throws none of its HTML away, and nothing jumps', async () => {
  await putOnAir(station, { title: 'Sale e limone', lyrics });
  const { page, complaints, leave } = await openVisitor(station.url, { consent: 'rejected', pictures: true });
  const release = await holdBack(page, '**/assets/listen-later-*.js');
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > 0.001) shifts.push(`${entry.value} after ${Math.round(entry.startTime)} ms`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${station.url}/ascolta-la-radio`);
  const main = page.getByRole('main');
  const song = () => main.getByRole('heading', { level: 1 }).textContent();
  const words = main.getByRole('region', { name: 'Testo e traduzione' }).getByText('riga 1');
  expect(await words.isVisible()).toBe(true);
  await words.evaluate((one) => one.setAttribute('data-from-server', ''));
  await putOnAir(station, { title: 'Mare e menta', lyrics });
  await eventually(song).toBe('Mare e menta');
  expect(await words.getAttribute('data-from-server')).toBe('');
  expect(await main.getByRole('button', { name: 'Mi piace', exact: true }).isVisible()).toBe(true);
  expect(await main.getByRole('button', { name: 'Normal' }).isVisible()).toBe(true);

  release();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await eventually(() =>
    main.getByRole('button', { name: 'Mi piace', exact: true }).getAttribute('aria-disabled'),
  ).toBe('false');
  expect(await words.isVisible()).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  // This station sends no sound: only its stream is missed.
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([]);
  await leave();
});
