import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import { bar, openSoundingStation, soundSeconds, soundsPast } from '../on-air.test-helper.ts';
import { pagePlayer } from './page-player.test-helper.ts';

let station: TestStation;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  station = await openSoundingStation();
  visitor = await openVisitor(station.url, { consent: 'rejected' });
  page = visitor.page;
});

const play = () => bar(page).getByRole('button', { name: 'Ascolta la diretta' });
const pause = () => bar(page).getByRole('button', { name: 'Metti in pausa' });
const source = () => page.evaluate(() => document.querySelector('audio')?.getAttribute('src') ?? '');
const isPaused = () => page.evaluate(() => document.querySelector('audio')?.paused);
const song = () => ({
  id: 'onda+lia',
  title: 'Onda',
  artist: 'Lia Fontes',
  sources: [{ src: `/media/480p/${station.broadcast.item('prova')?.file}`, type: 'audio/mpeg' }],
});

async function arriveListening(): Promise<void> {
  await visitor.open('/cookie-policy');
  await play().click();
  await soundsPast(page, 0.2);
}

async function soundsOn(address: RegExp): Promise<void> {
  await eventually(source).toMatch(address);
  await soundsPast(page, 0.2);
  const before = await soundSeconds(page);
  await soundsPast(page, before + 0.2);
}

const listening = journey(async (part) => {
  await arriveListening();
  await part('song', async () => {
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    await pagePlayer(page).playSource(song());
    await soundsOn(/^\/media\//);
    await bar(page).getByText('Onda', { exact: true }).waitFor();
    expect(await bar(page).getByText('Lia Fontes').isVisible()).toBe(true);
    expect(await page.title()).toBe('Lia Fontes - Onda');
    for (const name of ['Mi piace', 'Non mi piace'])
      expect(await bar(page).getByRole('button', { name, exact: true }).getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => {
      const audio = document.querySelector('audio');
      if (audio) audio.currentTime = audio.duration - 0.3;
    });
    await soundsOn(/^\/stream\/antena_1/);
    await bar(page).getByText('Sale e limone', { exact: true }).waitFor();
    expect(await bar(page).getByRole('button', { name: 'Mi piace', exact: true }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });
  await part('missing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('manca') && asked.push(request.url()));
    await pagePlayer(page).playSource({ ...song(), sources: [{ src: '/media/manca.mp3', type: 'audio/mpeg' }] });
    const text =
      'Non è possibile riprodurre questa canzone. Controlla la tua connessione a Internet o riprova tra qualche istante.';
    await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
    expect(asked).toHaveLength(4);
    expect(await source()).toBe('');
    await play().click();
    await soundsOn(/^\/stream\/antena_1/);
  });
  await part('podcast', async () => {
    const other = pagePlayer(page);
    for (const leave of [other.endOtherMedia, other.pauseOtherMedia]) {
      await other.beginOtherMedia();
      await eventually(isPaused).toBe(true);
      expect(await play().isVisible()).toBe(true);
      const before = await source();
      await leave();
      await soundsOn(/^\/stream\/antena_1/);
      expect(await source()).not.toBe(before);
      expect(await other.isOtherMediaStopped()).toBe(false);
    }
    await other.beginOtherMedia();
    await eventually(isPaused).toBe(true);
    await play().click();
    await soundsOn(/^\/stream\/antena_1/);
    expect(await other.isOtherMediaStopped()).toBe(true);
  });
  await part('silent', async () => {
    await pause().click();
    await eventually(isPaused).toBe(true);
    const other = pagePlayer(page);
    await other.beginOtherMedia();
    await other.endOtherMedia();
    await eventually(source).toBe('');
    expect(await isPaused()).toBe(true);
  });
});

test(
  '[PLAYER-33] [RATING-08] a single song plays in place of the radio under its own name, cannot be voted for, and gives the radio back',
  listening('song'),
);
test(
  '[PLAYER-18] a song that cannot be had says so after three retries, and play brings the radio',
  listening('missing'),
);
test(
  '[PLAYER-22] [PLAYER-23] a podcast silences the radio, which comes back live when it ends or is paused',
  listening('podcast'),
);
test('[PLAYER-23] a radio that was silent before a podcast is silent after it', listening('silent'));
