import type { FrameLocator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { bar } from '#domains/player/on-air.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { framedPlayer, hear, press, soundAt } from '../framed-sound.test-helper.ts';
import { openPodcastStation } from '../podcast-station.test-helper.ts';

const station = await openPodcastStation({ onAir: true });
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const { page } = visitor;
beforeEach(() => {
  visitor.complaints.length = 0;
});

const radioButton = (name: string) => bar(page).getByRole('button', { name });
const radioSeconds = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
const isRadioSilent = () => page.evaluate(() => document.querySelector('audio')?.paused ?? true);

/** The player of an episode on its own page, heard for a moment and paused. */
async function openEpisode(path = '/podcasts/valigie/il-mattarello', title = 'Il mattarello'): Promise<FrameLocator> {
  await visitor.open(path);
  await page.getByRole('button', { name: `ASCOLTA ORA: ${title}` }).click();
  const frame = framedPlayer(page, title);
  await hear(frame);
  await press(frame, 'Metti in pausa');
  return frame;
}

async function sounds(read: () => Promise<number>): Promise<void> {
  const before = await read();
  await eventually(read).toBeGreaterThan(before + 0.2);
}

test('[PODCAST-16] [PODCAST-17] [ANALYTICS-06] a button, a place for 700 ms, then the player by its id; one that does not come is counted', async () => {
  const waiting = await openVisitor(station.url, { consent: 'accepted' });
  await waiting.page.clock.install();
  await waiting.open('/podcasts/valigie/il-mattarello');
  await waiting.page.route('**/embed/podcast/**', () => undefined);
  await waiting.page.clock.pauseAt(Date.now() + 60_000);
  const counted: string[] = [];
  waiting.page.on('request', (request) => counted.push(request.postData() ?? ''));
  const button = waiting.page.getByRole('button', { name: 'ASCOLTA ORA' });
  expect(await button.textContent()).toBe('ASCOLTA ORA');
  await button.click();
  const place = waiting.page.locator('[data-podcast-placeholder]');
  await place.waitFor();
  expect((await place.boundingBox())?.height).toBe(200);
  const frame = waiting.page.locator('iframe');
  let waitedMs = 0;
  await eventually(async () => {
    if ((await frame.count()) === 0) {
      await waiting.page.clock.runFor(100);
      waitedMs += 100;
    }
    return frame.count();
  }).toBe(1);
  expect(waitedMs).toBeGreaterThanOrEqual(700);
  expect(await frame.getAttribute('src')).toBe('/embed/podcast/valigie-nuova-serie?style=standard');
  expect((await frame.boundingBox())?.height).toBe(200);
  expect(await place.count()).toBe(0);
  await waiting.page.clock.runFor(6_000);
  expect(counted.join()).not.toContain('podcast_not_loaded');
  await waiting.page.clock.runFor(4_000);
  await eventually(() => counted.join()).toContain('podcast_not_loaded');
  expect(counted.join()).toContain('valigie-nuova-serie');
  await waiting.leave();
});

test('[PODCAST-19] a show’s player is tall and lists its episodes, an episode’s in a list is small', async () => {
  await visitor.open('/podcasts/big-hour');
  await page.getByRole('button', { name: 'ASCOLTA ORA: Big Hour' }).click();
  const tall = page.locator('iframe[title="Player: Big Hour"]');
  await tall.waitFor();
  expect((await tall.boundingBox())?.height).toBe(480);
  const frame = framedPlayer(page, 'Big Hour');
  await frame
    .getByRole('navigation', { name: 'Episodi' })
    .getByRole('button', { name: /^Fiati/ })
    .click();
  expect(await frame.getByRole('heading', { level: 1 }).textContent()).toBe('Fiati');
  await frame.getByRole('button', { name: 'Metti in pausa' }).waitFor();
  await sounds(() => soundAt(frame));
  await page.getByRole('button', { name: 'ASCOLTA ORA: Tropicália' }).click();
  const small = page.locator('iframe[title="Player: Tropicália"]');
  await small.waitFor();
  expect((await small.boundingBox())?.height).toBe(52);
  expect(visitor.complaints).toEqual([]);
});

test('a radio that was silent stays silent after a mix, played to its end', async () => {
  await visitor.open('/podcasts/outros');
  const button = page.getByRole('button', { name: /^ASCOLTA ORA: / }).first();
  const title = (await button.getAttribute('aria-label'))?.replace('ASCOLTA ORA: ', '') ?? '';
  await button.click();
  const frame = framedPlayer(page, title);
  await hear(frame);
  await frame.locator('audio').evaluate((one) => {
    const audio = one as HTMLAudioElement;
    audio.currentTime = audio.duration - 0.3;
  });
  await frame.getByRole('button', { name: 'Ascolta', exact: true }).waitFor();
  expect(await isRadioSilent()).toBe(true);
  expect(await radioButton('Ascolta la diretta').isVisible()).toBe(true);
});

const hearing = journey(async (part) => {
  const frame = await openEpisode();
  await part('skip', async () => {
    await press(frame, 'Ascolta');
    await sounds(() => soundAt(frame));
    // At rest a skip is exact, however long the presses take.
    await press(frame, 'Metti in pausa');
    const began = await soundAt(frame);
    const skipped = async () => Math.round((await soundAt(frame)) - began);
    await press(frame, 'Avanti di 15 secondi');
    await press(frame, 'Avanti di 15 secondi');
    await eventually(skipped).toBe(30);
    await press(frame, 'Indietro di 15 secondi');
    await eventually(skipped).toBe(15);
    await press(frame, 'Ascolta');
    for (const speed of ['1×', '1,25×', '1,5×', '1,75×', '2×', '0,75×', '1×']) {
      await press(frame, `Velocità ${speed}, cambia`);
    }
    expect(await frame.locator('audio').evaluate((one) => (one as HTMLAudioElement).playbackRate)).toBe(1.25);
    await press(frame, 'Metti in pausa');
  });
  await part('radio', async () => {
    await radioButton('Ascolta la diretta').click();
    await sounds(radioSeconds);
    await press(frame, 'Ascolta');
    await sounds(() => soundAt(frame));
    await eventually(isRadioSilent).toBe(true);
    await press(frame, 'Metti in pausa');
    await eventually(isRadioSilent).toBe(false);
    await press(frame, 'Ascolta');
    await eventually(isRadioSilent).toBe(true);
    await radioButton('Ascolta la diretta').click();
    await frame.getByRole('button', { name: 'Ascolta', exact: true }).waitFor();
    await eventually(isRadioSilent).toBe(false);
    expect(visitor.complaints).toEqual([]);
    await radioButton('Metti in pausa').click();
  });
  await part('again', async () => {
    const stoppedAt = Math.floor(await soundAt(frame));
    const again = await openEpisode();
    await again.getByRole('button', { name: 'Velocità 1,25×, cambia' }).waitFor();
    expect(await soundAt(again)).toBeGreaterThan(stoppedAt);

    const other = await openEpisode('/podcasts/sigle/il-fischio', 'Il fischio');
    await other.getByRole('button', { name: 'Velocità 1×, cambia' }).waitFor();
    expect(await soundAt(other)).toBeLessThan(stoppedAt);
    expect(visitor.complaints).toEqual([]);
  });
});

test('[PODFEED-03] a listener skips by 15 s and changes the speed', hearing('skip'));
test('the radio is silent while an episode plays, and comes back because it was heard before', hearing('radio'));
test('[PODFEED-03] place and speed are found again, episode by episode', hearing('again'));

test('[NEWS-35] an article about an episode has its player, the others have none', async () => {
  await visitor.open('/notizie/valigie-nuova-serie');
  const place = page.getByRole('region', { name: 'Il podcast' });
  await place.getByRole('button', { name: /^ASCOLTA ORA: «Valigie»/ }).click();
  const frame = page.frameLocator('iframe[title^="Player: «Valigie»"]');
  expect(await frame.getByRole('heading', { level: 1 }).textContent()).toBe('Il mattarello');
  const { body } = await station.get('/notizie/cinque-serie-da-recuperare');
  expect(body).not.toContain('Il podcast');
});

test('a sound that is refused is one for PRO listeners, and the frame says so', async () => {
  await page.goto(`${station.url}/embed/podcast/prova-aperta-1?style=standard`);
  await page.getByRole('button', { name: 'Ascolta', exact: true }).click();
  const told = page.getByRole('status');
  await eventually(() => told.textContent()).toBe('Questo episodio è per chi ha PRO. Scopri PRO');
  expect(await told.getByRole('link').getAttribute('href')).toMatch(/\/vantagens-da-assinatura-pro$/);
});
