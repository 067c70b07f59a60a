import { expect, test } from 'vitest';
import { openDesk } from '../../../tests/browser/desk.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();

test('what is typed right after a tool or its dialog, before the next frame, stands in the text', async () => {
  const { page, complaints } = await openDesk(station, 'music', { screen: '/artists/nuovo' });
  const paper = page.getByRole('textbox', { name: 'Biografia' });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await paper.click();
  await page.keyboard.type('Una voce ');
  // From now on no frame comes.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await tool('Grassetto').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('forte');
  expect(await paper.innerHTML()).toContain('Una voce <strong>forte</strong>');
  await tool('Grassetto').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(', ');

  await tool('Collegamento').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox').fill('/artisti');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect(await paper.textContent()).toBe('Una voce forte, /artisti!');
  expect(complaints).toEqual([]);
});

test('what is typed the moment that a dialog over the text closes stands where the cursor was', async () => {
  const { page, complaints } = await openDesk(station, 'music', { screen: '/artists/nuovo' });
  const paper = page.getByRole('textbox', { name: 'Biografia' });
  await paper.click();
  await page.keyboard.type('Una voceforte.');
  for (let time = 0; time < 6; time++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', ');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<input>';
    document.body.append(dialog);
    dialog.showModal();
    dialog.querySelector('input')?.focus();
    // On its way the key still finds the dialog, the letter that it makes does not.
    addEventListener('keydown', () => dialog.close(), { capture: true, once: true });
  });
  await page.keyboard.type('sempre ');
  expect(await paper.textContent()).toBe('Una voce, sempre forte.');
  expect(complaints).toEqual([]);
});
