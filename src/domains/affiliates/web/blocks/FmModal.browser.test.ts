import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { splitFilial } from '../../affiliates.decode.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

async function arrive(width = 1280) {
  const visitor = await openVisitor(station.url, { consent: 'rejected', width });
  await visitor.open('/ascolta-la-radio');
  const button = visitor.page.getByRole('main').getByRole('button', { name: 'Sintonize no FM' });
  return { ...visitor, button, dialog: visitor.page.getByRole('dialog', { name: 'Sintonize no FM' }) };
}

test('[NOWPLAYING-28] the listen page lists every branch with its frequency, state by state', async () => {
  const { button, dialog, page, complaints, leave } = await arrive();
  const { body } = await station.get('/api/v1/getAffiliatesData');
  const branches: { filial: string }[] = body.data;
  await button.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('region', { name: 'Alagoas' }).waitFor();
  expect(await dialog.getByRole('heading', { level: 2 }).textContent()).toBe('Sintonize no FM');
  const items = await dialog.getByRole('listitem').allInnerTexts();
  expect(items).toHaveLength(branches.length);
  for (const { filial } of branches) {
    const { name, frequency } = splitFilial(filial);
    expect(items.some((item) => item.includes(name) && item.includes(frequency))).toBe(true);
  }
  const alagoas = dialog.getByRole('region', { name: 'Alagoas' });
  expect(await alagoas.getByRole('listitem').first().textContent()).toContain('95.3 FM');
  expect(await alagoas.getByRole('heading').getAttribute('lang')).toBe('pt-BR');
  await page.keyboard.press('Escape');
  await eventually(() => dialog.count()).toBe(0);
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([]);
  await leave();
});

test('[NOWPLAYING-28] while the list is on its way it says so; where it does not come, another try is one press away', async () => {
  const { button, dialog, page, leave } = await arrive(360);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/getAffiliatesData', async (route) => {
    await gate;
    await route.abort();
  });
  await button.click();
  await dialog.getByText('Caricamento in corso, attendere...').waitFor();
  release();
  await dialog.getByRole('alert').getByText('Le frequenze non sono arrivate.').waitFor();
  await page.unroute('**/api/v1/getAffiliatesData');
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await dialog.getByText('95.3 FM').waitFor();
  expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await leave();
});
