import { expect, test } from 'vitest';
import { violationsOn } from '../../../../../tests/browser/axe.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';

const station = await openTestStation({ content: 'empty' });

test('the page of the kit has nothing that axe objects to on a phone, nor has a dialog on it', async () => {
  const { page, open, complaints, leave } = await openVisitor(station.url, { width: 360, consent: 'rejected' });
  await open('/dev/ui');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finestra media' }).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsOn(page, 'dialog')).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
