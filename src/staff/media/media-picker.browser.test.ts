import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { uploadPath } from '#domains/media/media.rules.ts';
import { violationsOn } from '../../../tests/browser/axe.ts';
import { callAs, openDesk } from '../../../tests/browser/desk.ts';
import { holdBack } from '../../../tests/browser/hold-back.ts';
import { overflowOf } from '../../../tests/browser/sideways.ts';
import { journey } from '../../../tests/journey.ts';
import { makeTempFolder } from '../../../tests/temp-folder.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

let station: TestStation;

beforeAll(async () => {
  const mediaFolder = await makeTempFolder('media-picker');
  station = await openTestStation({ mediaFolder });
  // Empty at first, as at a station without the demo.
  await station.context.pool.query('delete from media_files');
});

const asEditor = () => callAs(station, 'editor');
const readArticle = async (id: number) =>
  (await station.get(`/api/v1/staff/news/${id}`, await asEditor())).body.data as { image: string; content: string };
async function library(search: string) {
  const { status, body } = await station.get(`${uploadPath}?search=${search}`, await asEditor());
  expect([status, body.message]).toEqual([200, '']);
  return body.data.items;
}

async function openArticle(title: string) {
  const categories = await station.get('/api/v1/staff/categories?count=1', await asEditor());
  const fields = { title, content: '<p>Prima riga.</p>', categoryId: categories.body.data.items[0].id };
  const { id } = (await station.post('/api/v1/staff/news', fields, await asEditor())).body.data;
  const visitor = await openDesk(station, 'editor', { screen: `/news/${id}` });
  await visitor.page.getByRole('textbox', { name: 'Testo' }).waitFor();
  return { ...visitor, id: Number(id) };
}

/** One colour is enough to be a picture, and another one another. */
function pictureOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Uploads wait at the door until they are let in. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${uploadPath}`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST') await promise;
    // Whoever gave up meanwhile is not let in.
    await (request.failure() ? route.abort() : route.continue()).catch(() => null);
  });
  return resolve;
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Carica dal dispositivo' }).click();
  await (await asked).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** A library that is empty at first, and what comes into it. */
const told = journey(async (part) => {
  const { page, id, complaints } = await openArticle('Con copertina');
  await part('cancelled', async () => {
    await page.getByRole('button', { name: 'Immagine: scegli dalla libreria' }).click();
    await page.getByText('La libreria non ha ancora immagini').waitFor();
    const letIn = await holdUploads(page);
    await choose(page, 'sbagliata.jpg', await pictureOf('#224488'));
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith(uploadPath));
    await page.getByRole('button', { name: 'Annulla il caricamento di sbagliata.jpg' }).click();
    await givenUp;
    await expect.poll(() => page.getByRole('list', { name: 'Caricamenti' }).count()).toBe(0);
    letIn();
    await choose(page, 'pagina.jpg', Buffer.from('<html><script>alert(1)</script></html>'));
    await page.getByRole('list', { name: 'Caricamenti' }).getByRole('alert').waitFor();
    expect([await library('sbagliata'), await library('pagina')]).toEqual([[], []]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await part('cover', async () => {
    // The browser has noted what was refused.
    complaints.length = 0;
    await page.getByRole('button', { name: 'Immagine: scegli dalla libreria' }).click();
    await page.getByText('La libreria non ha ancora immagini').waitFor();
    const letIn = await holdUploads(page);
    await choose(page, 'ponte.jpg', await pictureOf('#884422'));
    await page.getByRole('progressbar', { name: 'Caricamento di ponte.jpg' }).waitFor();
    expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
    letIn();
    await page.getByRole('img', { name: 'Immagine: quella scelta' }).waitFor();
    const [kept] = await library('ponte');
    const written = () => expect.poll(() => readArticle(id), { interval: 250 });
    await written().toMatchObject({ image: kept.file });
    const { name, version } = kept;
    const words = { name, version, alt: 'Un ponte', caption: 'Di sera', credit: '', focusX: null, focusY: null };
    await station.post(`${uploadPath}/${kept.id}`, words, { method: 'PUT', ...(await asEditor()) });
    await page.getByRole('button', { name: 'Immagine: cambia' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('ponte');
    await page
      .getByRole('list', { name: 'Immagini della libreria' })
      .getByRole('button', { name: /Un ponte/ })
      .click();
    await written().toMatchObject({ imageAlt: 'Un ponte', imageCaption: 'Di sera' });
    await page.getByLabel('Immagine in parole').fill('Un ponte di ferro');
    await written().toMatchObject({ imageAlt: 'Un ponte di ferro' });
    expect(complaints).toEqual([]);
  });
  await part('calm', async () => {
    const dialog = page.getByRole('dialog');
    const letPicturesIn = await holdBack(page, `**${uploadPath}?*`);
    await page.getByRole('button', { name: 'Immagine: cambia' }).click();
    await dialog.getByRole('searchbox').fill('po');
    const beforePictures = await dialog.getByRole('searchbox').boundingBox();
    letPicturesIn();
    await dialog.getByRole('button', { name: /Un ponte/ }).waitFor();
    expect(await dialog.getByRole('searchbox').boundingBox()).toEqual(beforePictures);
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await dialog.waitFor({ state: 'detached' });

    const letSongsIn = await holdBack(page, '**/api/v1/getFilteredMusicData/**');
    await page.getByRole('toolbar').getByRole('button', { name: 'Brano' }).click();
    const beforeSongs = await dialog.getByRole('textbox').boundingBox();
    letSongsIn();
    await dialog.getByRole('list').getByRole('button').first().waitFor();
    expect(await dialog.getByRole('textbox').boundingBox()).toEqual(beforeSongs);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
  await part('phone', async () => {
    const form = new FormData();
    const bytes = await pictureOf('#228844');
    form.set('file', new File([new Uint8Array(bytes)], 'gabbiano.jpg'));
    await fetch(station.url + uploadPath, { method: 'POST', body: form, ...(await asEditor()) });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('textbox', { name: 'Testo' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Immagine' }).click();
    await page.getByRole('searchbox').fill('gabb');
    // The one that was found before stands there until the other is.
    const found = page.getByRole('list', { name: 'Immagini della libreria' }).getByRole('button');
    await expect.poll(() => found.allTextContents()).toEqual([expect.stringContaining('gabbiano')]);
    await page.getByText('Un’immagine', { exact: true }).waitFor();
    expect([await violationsOn(page, 'dialog[open]'), await overflowOf(page)]).toEqual([[], 0]);
    await found.click();
    await page.getByRole('dialog').getByLabel('Testo alternativo').fill('Un gabbiano');
    await page.getByRole('dialog').getByLabel('Didascalia').fill('Foto di casa');
    await page.getByRole('button', { name: 'Usa questa immagine' }).click();
    const [kept] = await library('gabbiano');
    const content = async () => (await readArticle(id)).content;
    await expect.poll(content, { interval: 250 }).toContain('<figcaption>Foto di casa</figcaption>');
    expect(await content()).toContain(`src="/media/original/${kept.file}"`);
    expect(await content()).toContain('alt="Un gabbiano"');
    expect(complaints).toEqual([]);
  });
});

test(
  '[DESK-05] an editor uploads a cover from the article and sees it go; the library and the article keep it',
  told('cover'),
);
test('[DESK-05] an upload that is cancelled leaves nothing, and one that is no picture says why', told('cancelled'));
test('what is found comes in below what is written, which stays where it is', told('calm'));
test(
  'on a phone a picture of the library, found by its words, stands in the text with its own words and a caption',
  told('phone'),
);
