import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { bar, putOnAir } from '../../on-air.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
});

/** One visit at a desk. */
const desk = journey(async (part) => {
  await putOnAir(station);
  const { page, open, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/cookie-policy');
  await part('bar', async () => {
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    expect(await bar(page).getByText('Duo Marèa').isVisible()).toBe(true);
    for (const name of ['Ascolta la diretta', 'Mi piace', 'Non mi piace', 'Condividi', 'Silenzia'])
      expect(await bar(page).getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    expect(await bar(page).getByRole('slider', { name: 'Volume' }).isVisible()).toBe(true);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await bar(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
    const lastLine = await page.getByRole('contentinfo').boundingBox();
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    expect(complaints).toEqual([]);
  });
  await part('share', async () => {
    await bar(page).getByRole('button', { name: 'Condividi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Condividi la radio' });
    await dialog.getByRole('link').first().waitFor();
    const links = await dialog
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(decodeURIComponent(link)).toContain(`${station.url}/`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  await part('song', async () => {
    const said = page.locator('[data-announces=song]');
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    expect(await said.textContent()).toBe('');
    expect(await bar(page).locator('.long-name').count()).toBe(0);
    await putOnAir(station, { title: 'Venti lettere intere', artist: 'Sedici caratteri' });
    await bar(page).getByText('Venti lettere intere').waitFor();
    expect(await bar(page).locator('.long-name').count()).toBe(0);
    await putOnAir(station, { title: 'Ventuno lettere piene', artist: 'Diciassette segni' });
    await bar(page).getByText('Ventuno lettere piene').waitFor();
    await eventually(() => said.textContent()).toBe('In onda: Ventuno lettere piene, Diciassette segni');
    expect(await said.getAttribute('aria-live')).toBe('polite');
    expect(await bar(page).locator('.long-name').allTextContents()).toEqual([
      'Ventuno lettere piene',
      'Diciassette segni',
    ]);
    await putOnAir(station);
  });
  await part('volume', async () => {
    const slider = bar(page).getByRole('slider', { name: 'Volume' });
    const level = () => bar(page).locator('[data-level]').getAttribute('data-level');
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('volume') ?? 'null')?.volume);
    expect(await slider.inputValue()).toBe('80');
    expect(await level()).toBe('high');
    await slider.press('ArrowUp');
    await eventually(() => slider.inputValue()).toBe('90');
    await slider.press('ArrowUp');
    await eventually(() => slider.inputValue()).toBe('100');
    for (let press = 0; press < 4; press++) await slider.press('ArrowDown');
    await eventually(() => slider.inputValue()).toBe('60');
    expect(await level()).toBe('low');
    expect(await stored()).toBe(60);
    await open('/termini/uso');
    await eventually(() => slider.inputValue()).toBe('60');
    await bar(page).getByRole('button', { name: 'Silenzia' }).click();
    await eventually(level).toBe('silent');
    expect(await page.evaluate(() => document.querySelector('audio')?.muted)).toBe(true);
    await bar(page).getByRole('button', { name: 'Riattiva l’audio' }).click();
    await eventually(() => slider.inputValue()).toBe('60');
  });
  await part('stats', async () => {
    expect(await bar(page).getByRole('link').count()).toBe(1);
    await open('/a1stats');
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    expect(await bar(page).getByRole('link').count()).toBe(0);
    const names = bar(page).locator('div:has(> span > [data-heard=song])');
    const cover = { position: { x: 10, y: 10 } };
    await names.click(cover);
    for (const part of ['song', 'artist']) await names.locator(`[data-heard=${part}]`).click();
    expect(new URL(page.url()).pathname).toBe('/a1stats');
  });
  await leave();
});

test('[PLAYER-01] [PLAYER-02] the bar stands at the foot of a page with everything in it', desk('bar'));
test('[PLAYER-31] the share control shares the site', desk('share'));
test('[A11Y-02] [PLAYER-32] a new song is pushed to the page, said once, and long names are marked', desk('song'));
test('[PLAYER-26] [PLAYER-30] the focused volume answers Up and Down, changes its icon and is kept', desk('volume'));
test('[PLAYER-05] on /a1stats nothing in the bar leads away', desk('stats'));

test('[PLAYER-02] a phone has cover, title and play in one row and the rest in a menu', async () => {
  await putOnAir(station);
  const { page, open, complaints, leave } = await openVisitor(station.url, {
    width: 360,
    height: 740,
    consent: 'rejected',
    touch: true,
  });
  await open('/cookie-policy');
  await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
  expect(await bar(page).getByRole('button', { name: 'Mi piace', exact: true }).isVisible()).toBe(false);
  await bar(page).getByRole('button', { name: 'Apri i comandi del lettore' }).click();
  const menu = page.getByRole('dialog', { name: 'Comandi del lettore' });
  for (const name of ['Ascolta la diretta', 'Mi piace', 'Non mi piace'])
    await menu.getByRole('button', { name, exact: true }).waitFor();
  await menu.getByRole('slider', { name: 'Volume' }).waitFor();
  await menu.getByRole('list', { name: 'Condividi' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
