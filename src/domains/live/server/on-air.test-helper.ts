import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import { stationSampleRate } from '#engines/station/station-format.ts';
import { encodeMp3 } from '../../../../seed/audio/mp3/encode.ts';
import { afterwards } from '../../../../tests/afterwards.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { airItems } from './live.tables.ts';

const items = [
  { id: 'song-alba', kind: 'song', title: "L'alba sul mare", artist: 'Le Onde', album: 'Maree', year: '1979' },
  {
    id: 'song-notte',
    kind: 'song',
    title: 'Notte di vento',
    artist: 'Trio Ponente',
    lyrics: 'la la',
    translation: 'lá',
  },
  { id: 'jingle-campane', kind: 'jingle', title: 'Campane' },
  {
    id: 'spot-caffe-miravalle',
    kind: 'spot',
    title: 'Caffè Miravalle',
    clientColor: '#402010',
    clientDescription: '<p>Il caffè</p><script>alert(1)</script>',
  },
] as const;

async function makeMediaFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'on-air-'));
  await chmod(folder, 0o755);
  afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database and a media folder with a library of short tones, for stations that play real sound. */
export async function prepareAir(given: { mediaFolder?: string; connection?: pg.ClientConfig } = {}) {
  // Last opened, first closed: the stations that are opened below are closed before their folder goes.
  const mediaFolder = given.mediaFolder ?? (await makeMediaFolder());
  const preparing = await openTestStation({ ...given, mediaFolder });
  for (const [index, item] of items.entries()) {
    const kept = await preparing.media.addFile(await tone(220 * (index + 2)), { folder: 'audio', extension: 'mp3' });
    await preparing.context.db.insert(airItems).values({ ...item, file: kept.file, seconds: 1.6 });
  }
  const { connection } = preparing;
  await preparing.close();
  return { mediaFolder, connection };
}

/** A station that plays real sound. `openAnother` opens one more on the same database and media: a restart, a second process. */
export async function openStationOnAir() {
  const { mediaFolder, connection } = await prepareAir();
  const open = async ({ leads = true } = {}) => {
    const station = await openTestStation({ onAir: true, mediaFolder, connection });
    if (leads) await vi.waitFor(() => expect(station.broadcast.channel('antena_1')).toBeDefined(), { timeout: 10_000 });
    return station;
  };
  return { station: await open(), openAnother: open };
}

/** A tone of 1.6 s, each item with its own: short enough for several to air within a test. */
async function tone(hertz: number): Promise<Uint8Array> {
  const wave = Float32Array.from({ length: 1.6 * stationSampleRate }, (_, n) => {
    return 0.3 * Math.sin((2 * Math.PI * hertz * n) / stationSampleRate);
  });
  return encodeMp3({ left: wave, right: wave });
}

export type Heard = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Listens over a socket of its own until so many bytes have come, or the answer ends. */
export function hear(address: string, { bytes = 1, headers = {}, method = 'GET' } = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const call = request(address, { agent: false, headers, method }, (answer) => {
      const pieces: Buffer[] = [];
      let length = 0;
      const done = () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) });
        call.destroy();
      };
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece);
        length += piece.length;
        if (length >= bytes) done();
      });
      answer.on('end', done);
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}
