import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { bar, putOnAir } from '../on-air.test-helper.ts';

const verses = Array.from({ length: 30 }, (_, line) => `riga ${line + 1}`).join('\n');
let station: TestStation;
beforeAll(async () => {
  station = await openTestStation();
  for (const [ago, title] of [
    [50, 'Una canzone dal titolo lungo'],
    [40, 'Carta carbone'],
    [30, 'Tram delle sei'],
  ] as const)
    await putOnAir(station, {
      title,
      artist: 'I Tigli',
      lyrics: `versi di prima: ${title}`,
      startsAt: new Date(Date.now() - ago * 60_000),
    });
  await putOnAir(station, {
    kind: 'spot',
    title: 'Caffè Miravalle',
    artist: '',
    startsAt: new Date(Date.now() - 20 * 60_000),
  });
});
const putWordsOnAir = () =>
  putOnAir(station, { album: 'Maree', lyrics: verses, translation: verses.replaceAll('riga', 'linha') });

const streamButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
/** This station shows what is on air and sends no sound: only its stream is missed. */
const besidesSound = (complaints: string[]) => complaints.filter((text) => !text.includes('503'));
const shown = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });

/** Somebody at a desk, on one load: what is on air changes while they look. */
const desk = journey(async (part) => {
  await putWordsOnAir();
  const { page, open, complaints, leave } = await openVisitor(station.url, { consent: 'rejected' });
  const main = page.getByRole('main');
  // Sooner than the first round, which is after a quarter of a minute.
  const history = page.waitForRequest('**/getMetaHistory/**', { timeout: 12_000 });
  await open('/ascolta-la-radio');
  await part('view', async () => {
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Sale e limone');
    expect(await main.getByText('Duo Marèa').first().isVisible()).toBe(true);
    expect(await main.getByRole('img', { name: 'Copertina di Sale e limone, Duo Marèa' }).isVisible()).toBe(true);
    for (const name of [/^(?:Ascolta la diretta|Metti in pausa)$/, /^Mi piace$/, /^Non mi piace$/, /^Normal$/])
      expect(await main.getByRole('button', { name }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night');
    expect(besidesSound(complaints)).toEqual([]);
    const { body } = await station.get('/ascolta-la-radio');
    expect(body).toMatch(/<h1[^>]*>Sale e limone</);
    // Nobody sees the words of what is over: they would be half of what the page weighs.
    expect(body).toContain('Tram delle sei');
    expect(body).not.toContain('versi di prima');
  });
  await part('lyrics', async () => {
    const region = main.getByRole('region', { name: 'Testo e traduzione' });
    const [text, translation] = await Promise.all(
      ['riga 1', 'linha 1'].map((line) => region.getByText(line).first().boundingBox()),
    );
    expect(text?.y).toBe(translation?.y);
    expect(translation?.x ?? 0).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    const before = (await region.boundingBox())?.height ?? 0;
    await main.getByRole('button', { name: 'Mostra tutto il testo' }).click();
    await eventually(async () => (await region.boundingBox())?.height ?? 0).toBeGreaterThan(before * 2);
    await main.getByRole('button', { name: 'Mostra meno' }).click();
    await eventually(async () => (await region.boundingBox())?.height).toBe(before);
  });
  await part('last songs', async () => {
    const slider = main.getByRole('region', { name: 'Ultime canzoni dell’ultima ora' }).first();
    const slides = await slider.getByRole('listitem').allInnerTexts();
    expect(slides.some((text) => text.startsWith('Una canzone dal…'))).toBe(true);
    const link = slider.getByRole('link', { name: /Carta carbone/ });
    expect(await link.getAttribute('href')).toBe('/canzoni/carta-carbone+i-tigli');
    expect(await slider.getByText('Caffè Miravalle').first().isVisible()).toBe(true);
    expect(await slider.getByRole('link', { name: /Miravalle/ }).count()).toBe(0);
  });
  await part('history', async () => {
    await history;
  });
  await part('bar', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const isShown = () => bar(page).isVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(isShown).toBe(false);
    await page.evaluate(() => scrollTo({ top: 499, behavior: 'instant' }));
    await page.waitForTimeout(400);
    expect(await isShown()).toBe(false);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await eventually(isShown).toBe(true);
    await eventually(async () => Math.round(((await bar(page).boundingBox())?.y ?? 0) / 10)).toBeLessThan(54);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await eventually(isShown).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await part('refused', async () => {
    expect(await main.getByText('Scegli il tipo di stream:', { exact: true }).isVisible()).toBe(true);
    expect(await streamButton(page, 'Alta qualità').textContent()).toMatch(/pro$/i);
    expect(await streamButton(page, 'Solo Italia').textContent()).not.toMatch(/pro/i);
    for (const name of ['Solo Italia', 'Alta qualità']) {
      await streamButton(page, name).click();
      const message = shown(page, 'É necessário estar logado para acessar esse streaming.');
      await message.waitFor();
      await message.getByRole('button', { name: 'Fechar a mensagem' }).click();
      await eventually(() => message.count()).toBe(0);
      await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
    }
    expect(await streamButton(page, 'Normal').getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('stream'))).toBe(null);
  });
  await part('dolby', async () => {
    await streamButton(page, 'Dolby Atmos').click();
    await shown(page, 'Dolby Atmos non è compatibile con questo browser').waitFor();
    expect(await streamButton(page, 'Normal').getAttribute('aria-pressed')).toBe('true');
    expect(await streamButton(page, 'Dolby Atmos').getAttribute('aria-pressed')).toBe('false');
  });
  await part('spot', async () => {
    await main.getByRole('region', { name: 'Testo e traduzione' }).waitFor();
    const clientDescription = '<p>Un caffè <strong>tostato a mano</strong>.</p><script>alert(1)</script>';
    await putOnAir(station, {
      kind: 'spot',
      title: 'Caffè Miravalle',
      artist: '',
      clientDescription,
      clientColor: '#6b3f22',
    });
    const panel = main.getByRole('region', { name: 'Caffè Miravalle' });
    await panel.getByText('tostato a mano').waitFor();
    expect(await panel.getByText('Pausa pubblicitaria').isVisible()).toBe(true);
    expect(await panel.locator('strong').textContent()).toBe('tostato a mano');
    expect(await panel.locator('script').count()).toBe(0);
    expect(await panel.getByRole('link').getAttribute('href')).toBe('/anuncie-conosco');
    expect(await main.getByRole('region', { name: 'Testo e traduzione' }).count()).toBe(0);
    expect(besidesSound(complaints)).toEqual([]);
  });
  await part('cut', async () => {
    const long = 'Una canzone con un nome che non finisce mai';
    await putOnAir(station, { title: long, artist: long });
    const cut = 'Una canzone con un nome che n…';
    // What is on air is told to an open page a moment after it was written.
    await eventually(() => main.getByRole('heading', { level: 1 }).textContent()).toBe(cut);
    await eventually(() => main.locator('[data-listen=artist]').textContent()).toBe(cut);
  });
  await part('no words', async () => {
    await putOnAir(station);
    await main.getByText('Testo non disponibile').waitFor();
    expect(await main.getByText('Traduzione non disponibile').isVisible()).toBe(true);
  });
  await leave();
});

test(
  '[NOWPLAYING-12] the page shows cover, song, artist, the buttons and the streams, without any script too',
  desk('view'),
);
test(
  '[NOWPLAYING-14] [NOWPLAYING-15] [NOWPLAYING-17] lyrics and translation stand side by side and can be expanded',
  desk('lyrics'),
);
test(
  '[NOWPLAYING-22] [NOWPLAYING-23] the last songs of the hour slide by, each with its page, the spots without',
  desk('last songs'),
);
test(
  'the songs of the last hour are asked for with the first view, not with the first round of the clock',
  desk('history'),
);
test('[PLAYER-03] [PLAYER-04] the bar comes after 500 px and slides away on the way back', desk('bar'));
test(
  '[STREAM-06] [STREAM-07] [STREAM-13] streams for some are marked, and a visitor without login is refused',
  desk('refused'),
);
test(
  '[STREAM-20] [STREAM-21] Dolby Atmos in another browser than Safari gives way to the standard stream',
  desk('dolby'),
);
test(
  '[NOWPLAYING-18] [NOWPLAYING-19] [NOWPLAYING-21] a spot turns the lyrics into the client’s panel as it goes on air',
  desk('spot'),
);
test('song and artist are cut to 30 characters', desk('cut'));
test('a song without words says so', desk('no words'));

test('[NOWPLAYING-16] on a phone they are two slides that snap, with a button for each', async () => {
  await putWordsOnAir();
  const arrival = { consent: 'rejected', width: 360, height: 740, touch: true } as const;
  const { page, open, leave } = await openVisitor(station.url, arrival);
  await open('/ascolta-la-radio');
  const main = page.getByRole('main');
  const region = main.getByRole('region', { name: 'Testo e traduzione' });
  expect(await region.evaluate((one) => getComputedStyle(one).scrollSnapType)).toContain('x mandatory');
  const translation = region.getByText('linha 1').first();
  expect((await translation.boundingBox())?.x ?? 0).toBeGreaterThan(300);
  const button = (name: string) =>
    main.getByRole('group', { name: 'Testo e traduzione' }).getByRole('button', { name });
  const x = async () => (await translation.boundingBox())?.x ?? 999;
  await button('Traduzione').click();
  await eventually(x).toBeLessThan(100);
  await eventually(() => button('Traduzione').getAttribute('aria-pressed')).toBe('true');
  await button('Testo').press('Enter');
  await eventually(x).toBeGreaterThan(300);
  await region.evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  await eventually(x).toBeLessThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await leave();
});
