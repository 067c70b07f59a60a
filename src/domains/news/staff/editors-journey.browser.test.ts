import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadPath } from '#domains/media/media.rules.ts';
import { isoInZone } from '#kit/zones.ts';
import { callAs, openDesk } from '../../../../tests/browser/desk.ts';
import { lists, narrowAndSort } from '../../../../tests/browser/desk-items.ts';
import { type Hand, keysOn, pointerOn } from '../../../../tests/browser/ways-of-working.ts';
import { journey } from '../../../../tests/journey.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const mediaFolder = await makeTempFolder('journey');
const station = await openTestStation({ mediaFolder });
const editor = await callAs(station, 'editor');
const { db, events } = station.context;

const read = async (id: number) => (await station.get(`/api/v1/staff/news/${id}`, editor)).body.data;
const textOf = async (path: string) => JSON.stringify((await station.get(path)).body);
async function leadOf(path: string) {
  const { response } = await station.get(path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

/** A picture is in the library before anybody writes. */
async function upload(name: string): Promise<void> {
  const background = { r: 120, g: 60, b: 30 };
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' }));
  const answer = await fetch(station.url + uploadPath, { method: 'POST', body: form, ...editor });
  expect(answer.status).toBe(200);
}
// As at a station without the demo: no picture has to be made small for the list.
await station.context.pool.query('delete from media_files');
await upload('ponte');

/** The two minutes pass: nobody waits for them here. */
async function letTimePass(id: number): Promise<void> {
  await db.execute(sql`update news_drafts set scheduled_at = now() where id = ${id}`);
  await events.publish(db, 'news-due', String(id));
}

const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Strumenti del testo' }).getByRole('button', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function compose(page: Page, hand: Hand): Promise<void> {
  const paper = page.getByRole('textbox', { name: 'Testo', exact: true });
  /** Whatever a tool or its dialog put there, one writes on behind it. */
  const isBack = () => expect.poll(() => paper.evaluate((it) => it === document.activeElement)).toBe(true);
  await hand.write(paper, 'È lì.');
  await page.keyboard.press('Enter');
  const stops = page.getByRole('toolbar', { name: 'Strumenti del testo' }).locator('button[tabindex="0"]');
  expect(await stops.count()).toBe(1);
  await hand.press(tool(page, 'Citazione'));
  await isBack();
  await page.keyboard.type('Qui.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await hand.press(tool(page, 'Video o lettore'));
  await hand.press(page.getByRole('dialog').getByLabel('Indirizzo'));
  // As it was copied: nobody types an address.
  await page.keyboard.insertText('https://youtu.be/dQw4w9WgXcQ');
  await hand.press(button(page, 'Inserisci'));
  await isBack();
  await hand.press(tool(page, 'Brano'));
  await hand.press(page.getByRole('list', { name: 'Scegli un brano' }).getByRole('button').first());
  await page.getByText('Il brano', { exact: true }).waitFor();
  await isBack();
  await hand.press(tool(page, 'Immagine'));
  await hand.press(page.getByRole('list', { name: 'Immagini della libreria' }).getByRole('button').first());
  await hand.write(page.getByLabel('Testo alternativo'), 'Un ponte');
  await hand.press(button(page, 'Usa questa immagine'));
  await isBack();
}

type Readers = { meet(title: string, slug: string): Promise<void>; lose(slug: string): Promise<void> };

/** What readers see wherever an article is named, whoever's hand sent it there. */
const readers: Readers = {
  async meet(title, slug) {
    const pages = ['/', '/notizie/moda', '/notizie/tags/bari', '/feed/rss/moda', '/sitemap-news.xml'];
    for (const path of [...pages, `/cerca?q=${encodeURIComponent(title)}`]) {
      await expect.poll(() => textOf(path), { message: path }).toContain(`/notizie/${slug}`);
    }
  },
  lose: (slug) => expect.poll(() => textOf('/notizie/moda')).not.toContain(`/notizie/${slug}`),
};

/** From the first word to the last reader, as one editor does it with one kind of hand. */
async function travel(page: Page, hand: Hand, name: string, elsewhere?: Readers): Promise<void> {
  const title = `Vie di ${name}`;
  await hand.press(page.getByRole('link', { name: 'Nuova notizia' }).first());
  await hand.write(page.getByLabel('Titolo', { exact: false }).first(), title);
  await hand.write(page.getByLabel('Sottotitolo'), 'Sì.');
  await hand.choose(page.getByLabel('Categoria'), 'Moda');
  await hand.press(button(page, 'Crea la bozza'));
  await page.waitForURL(/\/news\/\d+$/);
  const id = Number(page.url().split('/').pop());
  await hand.write(page.getByLabel('Temi'), name);
  await page.keyboard.press('Enter');
  await compose(page, hand);
  // It saves itself after a pause: asking meanwhile costs the station more than it.
  await expect.poll(async () => (await read(id)).content, { interval: 250 }).toContain('Un ponte');
  const { content, slug } = await read(id);
  expect(content).toContain('<blockquote><p>Qui.</p></blockquote>');
  expect(content).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(content).toContain('[musica artista=');
  expect(content).toContain('/library/');

  await hand.press(button(page, 'Pubblica…'));
  await hand.press(page.getByLabel('A un’ora precisa'));
  await hand.setTime(page.getByLabel('Giorno e ora'), isoInZone(Date.now() + 120_000, 'Europe/Rome').slice(0, 16));
  await hand.press(button(page, 'Programma'));
  await expect.poll(async () => (await read(id)).state).toBe('scheduled');
  expect((await leadOf(`/notizie/${slug}`))[0]).toBe(404);
  await letTimePass(id);
  // Asking for whole pages over and over costs more than waiting for this.
  await expect.poll(async () => (await read(id)).state).toBe('published');
  await elsewhere?.meet(title, slug);

  await hand.press(page.locator('summary', { hasText: 'Indirizzo e descrizione' }));
  await hand.write(page.getByLabel('Indirizzo', { exact: true }), '-bis', 'End');
  await hand.press(page.locator('summary', { hasText: 'Correzione' }));
  await hand.write(page.getByLabel('Correzione'), 'Ferro.');
  await hand.pressOrKey(button(page, 'Pubblica…'), 'Control+Enter');
  await hand.press(button(page, 'Pubblica adesso'));
  await page.getByText(`«${title}» è pubblicata.`).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => leadOf(`/notizie/${slug}`)).toEqual([301, `/notizie/${slug}-bis`]);
  await expect.poll(() => textOf(`/notizie/${slug}-bis`)).toContain('Ferro.');

  await hand.press(page.getByRole('button', { name: /programmato/ }));
  await hand.press(button(page, 'Torna a questa'));
  await page.getByText(`«${title}» è salvato.`).waitFor();
  expect(await read(id)).toMatchObject({ content, slug, correction: '', hasChanges: true });
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await hand.press(button(page, 'Ritira…'));
  await page.getByText('I lettori non la trovano più').waitFor();
  await hand.press(button(page, 'Ritira'));
  await page.getByText(`«${title}» è ritirata.`).waitFor();
  await expect.poll(async () => (await leadOf(`/notizie/${slug}-bis`))[0]).toBe(404);
  await elsewhere?.lose(slug);
}

/** In the list of all, where one is deleted by its mark. */
async function findAndDelete(page: Page, title: string): Promise<void> {
  const categoryId = (await station.get('/api/v1/staff/categories?search=auto', editor)).body.data.items[0].id;
  for (const other of ['Zii di Bari', 'Amici di Bari']) {
    await station.post('/api/v1/staff/news', { title: other, categoryId }, editor);
  }
  await page.getByRole('main').getByRole('link', { name: 'Notizie' }).click();
  await page.waitForURL(/\/redazione\/news$/);
  await narrowAndSort(page, {
    title,
    search: 'di Bari',
    filters: [
      ['Stato', 'Bozza', 'Pubblicata'],
      ['Categoria', 'Moda', 'Auto'],
      ['Lettori', 'Per tutti', 'Solo PRO'],
    ],
    sorts: [
      ['Titolo', ['Amici di Bari', title, 'Zii di Bari']],
      ['Titolo', ['Zii di Bari', title, 'Amici di Bari']],
    ],
  });
  await page.getByLabel(`Scegli «${title}»`).check();
  await button(page, 'Elimina').click();
  await page.getByText('1 elemento eliminato.').waitFor();
  await lists(page, ['Zii di Bari', 'Amici di Bari']);
  await button(page, 'Annulla').click();
  await page.getByText('1 elemento ripristinato.').waitFor();
  await lists(page, ['Zii di Bari', title, 'Amici di Bari']);
}

/** That it came out meanwhile is the one refusal, and the desk deals with it. */
const unexpected = (complaints: string[]) => complaints.filter((one) => !one.includes('409'));

/** One screen for two hands, which lie beside each other on a table. */
const told = journey(async (part) => {
  const { page, complaints, strangers } = await openDesk(station, 'editor', { screen: '/news' });
  const hasComplaints = () => [unexpected(complaints), strangers];
  await part('mouse', async () => {
    await travel(page, pointerOn(page), 'Bari', readers);
    await findAndDelete(page, 'Vie di Bari');
    expect(hasComplaints()).toEqual([[], []]);
  });
  await part('keyboard', async () => {
    await travel(page, keysOn(page), 'Lodi');
    expect(hasComplaints()).toEqual([[], []]);
  });
});

test(
  '[DESK-04] [DESK-03 news] an editor takes an article from the first word to readers and back, by mouse',
  told('mouse'),
);
test('[DESK-04] … and by keyboard alone', told('keyboard'));

test('[DESK-04] … by touch on a phone, where nothing is too small or out of reach', async () => {
  const arrival = { screen: '/news', width: 360, height: 740, touch: true };
  const { page, complaints } = await openDesk(station, 'editor', arrival);
  await travel(page, pointerOn(page, { touch: true }), 'Pisa');
  expect(unexpected(complaints)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
