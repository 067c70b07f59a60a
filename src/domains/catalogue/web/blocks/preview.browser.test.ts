import { beforeEach, describe, expect, test } from 'vitest';
import { bar } from '#domains/player/on-air.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import { journey } from '../../../../../tests/journey.ts';
import { changeSong, openMusicStation } from '../../music-station.test-helper.ts';

const station = await openMusicStation();
await changeSong(station, 'accordatore-cieco', { preview: station.sound.preview });
await changeSong(station, 'acqua-ferma', { preview: station.sound.other });
const visitor = await openVisitor(station.url, { consent: 'rejected' });
const page = visitor.page;
await page.clock.install();
beforeEach(() => {
  visitor.complaints.length = 0;
});

const play = (song = '') => page.getByRole('button', { name: `Ascolta l’anteprima di ${song}` }).first();
const stop = (song = '') => page.getByRole('button', { name: `Ferma l’anteprima di ${song}` });
const radioButton = (name: string) => bar(page).getByRole('button', { name });

type Sound = { src: string; seconds: number; isPaused: boolean };
const soundOf = (selector: string): Promise<Sound> =>
  page.evaluate((found) => {
    const audio = document.querySelector<HTMLAudioElement>(found);
    return {
      src: audio?.getAttribute('src') ?? '',
      seconds: audio?.currentTime ?? 0,
      isPaused: audio?.paused ?? true,
    };
  }, selector);
const preview = () => soundOf('audio[data-preview]');
const radio = () => soundOf('audio:not([data-preview])');

/** Its clock moves: something really comes out. */
async function sounds(read: () => Promise<Sound>, source: RegExp): Promise<void> {
  let last = await read();
  await eventually(async () => {
    const before = last;
    last = await read();
    return source.test(last.src) && last.src === before.src && last.seconds > before.seconds;
  }).toBe(true);
}
const isSilent = (read: () => Promise<Sound>) => eventually(async () => (await read()).isPaused).toBe(true);

/** The radio is as it was before the preview. */
async function radioIsBack(wasOn: boolean): Promise<void> {
  if (wasOn) return sounds(radio, /^\/stream\//);
  await radioButton('Ascolta la diretta').waitFor();
  expect((await radio()).isPaused).toBe(true);
}

/** One load of the songs for all that becomes of their previews: first nobody has turned the radio on, then it sounds. */
const listening = journey(async (part) => {
  await visitor.open('/canzoni');
  await hearPreviews(false, part);
  await page.goBack();
  await hearPreviews(true, part);
});

async function hearPreviews(wasOn: boolean, tell: (name: string, go: () => Promise<void>) => Promise<void>) {
  const part = (name: string, go: () => Promise<void>) => tell(`${name}, radio ${wasOn ? 'on' : 'off'}`, go);
  await part('second click', async () => {
    await play('Antenne').click();
    await sounds(preview, /previews/);
    await stop('Antenne').click();
    await isSilent(preview);
    await radioIsBack(wasOn);
    await page.clock.fastForward(31_000);
    expect((await preview()).src).toMatch(/previews/);
    expect((await preview()).isPaused).toBe(true);
  });
  await part('another', async () => {
    await play('Accordatore cieco').click();
    await sounds(preview, /previews/);
    const { src } = await preview();
    await play('Acqua ferma').click();
    await eventually(async () => (await preview()).src).not.toBe(src);
    await sounds(preview, /previews/);
    expect(await stop().count()).toBe(1);
    await stop('Acqua ferma').waitFor();
    await isSilent(radio);
    await stop('Acqua ferma').click();
    await radioIsBack(wasOn);
  });
  await part('whole', async () => {
    await play('Accordatore cieco').click();
    await sounds(preview, /^\/media\/480p\/previews\//);
    await isSilent(radio);
    await stop('Accordatore cieco').waitFor();
    await page.clock.fastForward(30_000);
    await sounds(preview, /^\/media\/480p\/comerciais\//);
    expect(await page.getByRole('main').getByText('Pubblicità', { exact: true }).isVisible()).toBe(true);
    await isSilent(radio);
    await page.evaluate(() => {
      const audio = document.querySelector<HTMLAudioElement>('audio[data-preview]');
      if (audio) audio.currentTime = audio.duration - 0.2;
    });
    await stop().waitFor({ state: 'detached' });
    await isSilent(preview);
    await radioIsBack(wasOn);
    expect(visitor.complaints).toEqual([]);
  });
  await part('leaving', async () => {
    await play('Ascensore guasto').click();
    await sounds(preview, /previews/);
    await page.getByRole('link', { name: 'Ascensore guasto' }).click();
    await page.waitForURL('**/canzoni/ascensore-guasto+nino-aral');
    await isSilent(preview);
    await radioIsBack(wasOn);
    await page.clock.fastForward(31_000);
    expect((await preview()).isPaused).toBe(true);
  });
  await part('radio by hand', async () => {
    await play('Ascensore guasto').click();
    await sounds(preview, /previews/);
    await radioButton('Ascolta la diretta').click();
    await sounds(radio, /^\/stream\//);
    await isSilent(preview);
    await stop().waitFor({ state: 'detached' });
    await page.clock.fastForward(31_000);
    expect((await preview()).src).toMatch(/previews/);
    await sounds(radio, /^\/stream\//);
  });
}

describe.each(['off', 'on'])('with the radio %s', (state) => {
  const part = (name: string) => listening(`${name}, radio ${state}`);
  test('a second click stops the preview and nothing follows it', part('second click'));
  test('another preview takes the place of the first, and the radio waits for both', part('another'));
  test('[PREVIEW-01] a preview sounds, ends after 30 s, the house spot follows, then all is as before', part('whole'));
  test('leaving the page ends the preview', part('leaving'));
  test(
    '[SONG-19] the radio that is started by hand during the preview on a song’s page silences it',
    part('radio by hand'),
  );
});

test.each([
  ['/as-10-mais', 'Notte chiara sul lungomare'],
  ['/le-100-piu/2020', ''],
  ['/artisti/vera-montale', 'Il molo di legno'],
])('[PREVIEW-01] [CHART-15] [ARTIST-18] on %s a listener hears a preview', async (path, song) => {
  await visitor.open(path);
  await play(song).click();
  await sounds(preview, /previews/);
  await stop(song).click();
  await isSilent(preview);
  expect(visitor.complaints).toEqual([]);
});
