import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { callAs, openDesk, wear } from '../../../../tests/browser/desk.ts';
import { overflowOf } from '../../../../tests/browser/sideways.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { uploadPath } from '../media.rules.ts';

let station: TestStation;

beforeAll(async () => {
  const mediaFolder = await makeTempFolder('media-screen');
  station = await openTestStation({ mediaFolder });
});

const asEditor = () => callAs(station, 'editor');
const fileNamed = async (name: string) => {
  const { body } = await station.get(`${uploadPath}?search=${name}`, await asEditor());
  return (await station.get(`${uploadPath}/${body.data.items[0].id}`, await asEditor())).body.data;
};

async function photo(background: string, name: string) {
  const buffer = await sharp({ create: { width: 1600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function choose(page: Page, button: string, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await asked).setFiles(files);
}

/** As a hand that brings files from outside the browser, dropped or pasted. */
async function bring(page: Page, how: 'drop' | 'paste', file: Awaited<ReturnType<typeof photo>>): Promise<void> {
  await page.evaluate(
    ({ how, name, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector('main [data-list-search]')?.dispatchEvent(event);
    },
    { how, name: file.name, bytes: [...file.buffer] },
  );
}

test('[DESK-16] an editor brings files in every way, finds them, and gives one its words, its focal point and other bytes', async () => {
  // As at a station without the demo.
  await station.context.pool.query('delete from media_files');
  const { page, complaints } = await openDesk(station, 'editor', { screen: '/media', pictures: true });
  await page.getByText('La libreria è vuota').waitFor();
  await choose(page, 'Carica dal dispositivo', [
    await photo('#aa3311', 'ponte.jpg'),
    await photo('#33aa11', 'prato.jpg'),
  ]);
  await page.getByText('2 file').waitFor();
  await bring(page, 'drop', await photo('#1133aa', 'mare.jpg'));
  await page.getByText('3 file').waitFor();
  await bring(page, 'paste', await photo('#ddbb22', 'sole.jpg'));
  await page.getByText('4 file').waitFor();

  await page.getByRole('searchbox').fill('pont');
  await page.getByText('Un file', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'File della libreria' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'ponte', level: 2 }).waitFor();
  await page.getByRole('img', { name: 'Taglio Striscione', exact: true }).waitFor();
  expect([await violationsOn(page, 'main'), await overflowOf(page)]).toEqual([[], 0]);
  await page.getByRole('textbox', { name: 'Testo alternativo' }).fill('Un ponte rosso');
  await page.getByLabel('Didascalia').fill('Il ponte di sera');
  await page.getByRole('textbox', { name: 'Crediti' }).fill('Ansa');
  const handle = page.getByRole('button', { name: /^Punto focale/ });
  await handle.press('Shift+ArrowRight');
  await handle.press('ArrowUp');
  await page.getByText('60% da sinistra, 49% dall’alto').waitFor();
  const box = await handle.locator('xpath=..').boundingBox();
  if (!box) throw new Error('the picture has no place on the page');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.5);
  await page.getByText('25% da sinistra, 50% dall’alto').waitFor();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('«ponte» è salvato.').waitFor();
  const saved = await fileNamed('ponte');
  expect(saved).toMatchObject({
    alt: 'Un ponte rosso',
    caption: 'Il ponte di sera',
    credit: 'Ansa',
    focusX: 25,
    focusY: 50,
  });

  const fields = {
    name: 'Con foto',
    slug: 'con-foto',
    description: `<img src="/media/original/${saved.file}">`,
    position: 90,
  };
  const { id } = (await station.post('/api/v1/staff/categories', fields, await asEditor())).body.data;
  await page.reload();
  await page.getByRole('link', { name: 'Con foto' }).waitFor();
  await choose(page, 'Sostituisci…', [await photo('#4411aa', 'altro.jpg')]);
  await page.getByText('«ponte» è sostituito').waitFor();
  const { file } = await fileNamed('ponte');
  expect(file).not.toBe(saved.file);
  const category = await station.get(`/api/v1/staff/categories/${id}`, await asEditor());
  expect(category.body.data.description).toContain(file);
  const download = page.getByRole('link', { name: 'Scarica' });
  expect(await download.getAttribute('href')).toBe(`/media/original/${file}`);

  await page.getByRole('button', { name: 'Elimina' }).click();
  await page.getByText('Ne parlano ancora: «Con foto»').waitFor();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('«ponte» è ripristinato.').waitFor();
  await page.getByRole('combobox', { name: 'Da curare' }).selectOption('alt');
  await page.getByRole('searchbox').fill('');
  await page.getByText('3 file').waitFor();
  await page.getByRole('combobox', { name: 'Da curare' }).selectOption('use');
  await page.getByText('3 file').waitFor();
  expect(complaints).toEqual([]);
});

test('[DESK-16] on a phone a file takes the place of the grid, its focal point follows a finger, and the way back is the tile', async () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array((await photo('#777711', 'strada.jpg')).buffer)], 'strada.jpg'));
  await fetch(station.url + uploadPath, { method: 'POST', body: form, ...(await asEditor()) });
  const { page, complaints } = await openDesk(station, 'editor', {
    pictures: true,
    screen: '/media',
    width: 360,
    height: 740,
    touch: true,
  });
  await page.getByRole('button', { name: 'Scatta una foto' }).waitFor();
  await page.getByRole('button', { name: /^strada/ }).tap();
  const picture = page.getByRole('button', { name: /^Punto focale/ }).locator('xpath=..');
  const box = await picture.boundingBox();
  if (!box) throw new Error('the picture has no place on the page');
  await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height * 0.25);
  await page.getByText('75% da sinistra, 25% dall’alto').waitFor();
  await wear(page, true);
  expect([await violationsOn(page, 'main'), await overflowOf(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'Salva', exact: true }).tap();
  await page.getByText('«strada» è salvato.').waitFor();
  await page.getByRole('button', { name: 'Chiudi la scheda' }).tap();
  const tile = page.getByRole('button', { name: /^strada/ });
  await expect.poll(() => tile.evaluate((one) => one === document.activeElement)).toBe(true);
  expect((await fileNamed('strada')).focusX).toBe(75);
  expect(complaints).toEqual([]);
});
