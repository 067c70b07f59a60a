import type { Page } from 'playwright-core';
import { prepareStation } from '#domains/live/prepare-station.test-helper.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import { tone } from '#domains/live/tone.test-helper.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

const seconds = 5;
const items = [
  { id: 'grave', kind: 'song', title: 'Nota grave', artist: 'Basso', lyrics: 'parole gravi', hertz: 330 },
  { id: 'acuta', kind: 'song', title: 'Nota acuta', artist: 'Soprano', lyrics: 'parole acute', hertz: 990 },
  { id: 'spot-fischio', kind: 'spot', title: 'Fischio', artist: '', lyrics: '', hertz: 2_200 },
] as const;

/** A station whose every item can be told by ear: each is one tone of a few seconds. */
export async function openToneStation(): Promise<TestStation> {
  const place = await prepareStation(async ({ db }, media) => {
    for (const { hertz, ...item } of items) {
      const { file } = await media.addFile(await tone(hertz, seconds), { folder: 'audio', extension: 'mp3' });
      await db.insert(airItems).values({ ...item, file, seconds });
    }
  });
  return openTestStation({ ...place, onAir: true });
}

/** What a listener with eyes and ears noticed. */
export type Noticed = {
  /** The titles by their tones, one after the other. */
  heard: string[];
  /** At how many looks in a row, ten a second, another title was shown than the one that was heard. */
  mostMismatches: number;
  contradictions: string[];
};

/** Listens to what the page's audio element really puts out, and looks at the page at the same moments. */
export function noticeIn(page: Page): Promise<void> {
  const tones = items.map(({ title, hertz }) => ({ title, hertz }));
  return page.evaluate((tones) => {
    const noticed: Noticed = { heard: [], mostMismatches: 0, contradictions: [] };
    Object.assign(window, { noticed });
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 4_096;
    context.createMediaElementSource(document.querySelector('audio') as HTMLAudioElement).connect(analyser);
    analyser.connect(context.destination);
    const levels = new Uint8Array(analyser.frequencyBinCount);
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    let mismatches = 0;
    setInterval(() => {
      analyser.getByteFrequencyData(levels);
      const loudest = levels.indexOf(Math.max(...levels));
      const hertz = (loudest * context.sampleRate) / analyser.fftSize;
      const isSounding = (levels[loudest] ?? 0) > 100;
      const heard = isSounding && tones.find((tone) => Math.abs(tone.hertz - hertz) < 60)?.title;
      if (heard && noticed.heard.at(-1) !== heard) noticed.heard.push(heard);
      const title = text('[data-listen=song]');
      mismatches = heard && heard !== title ? mismatches + 1 : 0;
      noticed.mostMismatches = Math.max(noticed.mostMismatches, mismatches);
      const isSpot = title === 'Fischio';
      const isPanel = text('main').includes('Pausa pubblicitaria');
      const mayLike = document.querySelector('main [aria-label="Mi piace"]')?.getAttribute('aria-disabled') === 'false';
      const words = title === 'Nota grave' ? 'parole gravi' : 'parole acute';
      if (isPanel !== isSpot || mayLike === isSpot || (!isSpot && !text('main').includes(words)))
        noticed.contradictions.push(`${title}: panel ${isPanel}, like ${mayLike}`);
    }, 100);
  }, tones);
}

export const noticedIn = (page: Page) => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
