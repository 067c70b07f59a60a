import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { prepareStation } from '#domains/live/prepare-station.test-helper.ts';
import { openEventLine } from '#domains/live/server/events.test-helper.ts';
import { type AiringDetails, airItems } from '#domains/live/server/live.tables.ts';
import { writeAiring } from '#domains/live/server/play-log.ts';
import { tone } from '#domains/live/tone.test-helper.ts';
import type { Config } from '#server/config.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

const hourMs = 3_600_000;
let number = 0;

type Wish = {
  kind?: 'song' | 'spot';
  itemId?: string;
  title?: string;
  artist?: string;
  startsAt?: Date;
  channel?: string;
} & Partial<AiringDetails>;

/** Puts an item on the air of a station that plays nothing itself: the play log is what everybody reads. Whoever comes after finds it. */
export async function putOnAir(station: TestStation, wish: Wish = {}): Promise<void> {
  const { kind = 'song', title = 'Sale e limone', artist = 'Duo Marèa', channel = 'antena_1', ...rest } = wish;
  const { startsAt = new Date(), itemId = kind === 'spot' ? 'spot-prova' : 'canzone-prova', ...details } = rest;
  number += 1;
  const line = await openEventLine(`${station.url}/api/v1/aovivo/events/${channel}`);
  const written = await writeAiring(station.context, {
    channel,
    airingKey: `prova-${number}`,
    itemId,
    kind,
    title,
    artist,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    details: {
      album: '',
      year: '',
      cover: '',
      lyrics: '',
      translation: '',
      clientColor: '',
      clientDescription: '',
      ...details,
    },
  });
  const isShown = () => line.events.some(({ id }) => id.startsWith(`${written?.id}-`));
  // What is announced is shown at its time.
  if (startsAt.getTime() <= Date.now()) await vi.waitUntil(isShown, { timeout: 60_000, interval: 5 });
  line.hangUp();
  station.forgetPages();
}

const pieceSeconds = 5;
/** So long that no second airing of it comes between what a test puts on air and what it looks for. */
const timesOver = 60;
/** Of the station's MP3, which has a constant rate. */
const bytesPerSecond = 16_000;

/** A station that can be heard: one tone of some minutes. */
export async function openSoundingStation(config?: Partial<Config>): Promise<TestStation> {
  const once = await tone(330, pieceSeconds);
  const place = await prepareStation(async ({ db }, media) => {
    const bytes = Buffer.concat(Array.from({ length: timesOver }, () => once));
    const { file } = await media.addFile(bytes, { folder: 'audio', extension: 'mp3' });
    const song = { id: 'prova', kind: 'song', title: 'Sale e limone', artist: 'Duo Marèa' } as const;
    await db.insert(airItems).values({ ...song, file, seconds: bytes.length / bytesPerSecond });
  });
  return openTestStation({ ...place, onAir: true, config });
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Lettore radio' });
export const soundSeconds = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);

/** What sounds there has come that far. It needs its time, and each look costs more than the sound between two of them. */
export const soundsPast = (page: Page, seconds: number) =>
  expect.poll(() => soundSeconds(page), { interval: 200 }).toBeGreaterThan(seconds);
