import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type AiringDetails, airItems } from '#domains/live/server/live.tables.ts';
import { writeAiring } from '#domains/live/server/play-log.ts';
import type { Config } from '#server/config.ts';
import { openMedia } from '#server/media/open-media.ts';
import { makeAudioLibrary } from '../../../seed/audio/make-audio.ts';
import { afterwards } from '../../../tests/afterwards.ts';
import { openTestContext } from '../../../tests/test-context.ts';
import { copyDatabase, openTestStation, type TestStation } from '../../../tests/test-station.ts';

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

/** Puts an item on the air of a station that plays nothing itself: the play log is what everybody reads. */
export async function putOnAir(station: TestStation, wish: Wish = {}): Promise<void> {
  const { kind = 'song', title = 'Sale e limone', artist = 'Duo Marèa', channel = 'antena_1', ...rest } = wish;
  const { startsAt = new Date(), itemId = kind === 'spot' ? 'spot-prova' : 'canzone-prova', ...details } = rest;
  number += 1;
  await writeAiring(station.context, {
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
  station.cache.clear();
}

/** So long that no second airing of it comes between what a test puts on air and what it looks for. */
const timesOver = 20;

/** A station that can be heard: one piece of some minutes. */
export async function openSoundingStation(config?: Partial<Config>): Promise<TestStation> {
  const folder = await mkdtemp(join(tmpdir(), 'sound-'));
  // Last opened, first closed: the stations are closed before their folder goes.
  afterwards(() => rm(folder, { recursive: true, force: true }));
  composed ??= compose();
  const { bytes, seconds } = await composed;
  const connection = await copyDatabase('demo');
  const { context, close } = await openTestContext({ connection, dataDir: folder });
  const media = await openMedia({ dataDir: folder, s3: undefined }, context.log);
  const kept = await media.addFile(bytes, { folder: 'audio', extension: 'mp3' });
  await context.db.insert(airItems).values({
    id: 'prova',
    kind: 'song',
    title: 'Sale e limone',
    artist: 'Duo Marèa',
    file: kept.file,
    seconds,
  });
  await close();
  return openTestStation({ connection, mediaFolder: folder, onAir: true, config });
}

/** Once for all files of a worker. */
let composed: ReturnType<typeof compose> | undefined;

async function compose(): Promise<{ bytes: Buffer; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'composed-'));
  const [made] = await makeAudioLibrary({ folder, ids: ['spot-caffe-miravalle'] });
  if (!made) throw new Error('no sound was made');
  const once = await readFile(join(folder, made.file));
  await rm(folder, { recursive: true });
  const bytes = Buffer.concat(Array.from({ length: timesOver }, () => once));
  return { bytes, seconds: made.seconds * timesOver };
}

export const bar = (page: Page) => page.getByRole('region', { name: 'Lettore radio' });
export const soundSeconds = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
