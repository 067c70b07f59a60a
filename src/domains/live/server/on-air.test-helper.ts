import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, inject, vi } from 'vitest';
import { linkFolder } from '../../../../tests/link-folder.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { prepareStation } from '../prepare-station.test-helper.ts';
import { tone } from '../tone.test-helper.ts';
import { airItems } from './live.tables.ts';

const seconds = 1.6;

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

/** A database and a media folder with a library of short tones, for stations that play real sound. */
export async function prepareAir(given: { mediaFolder?: string; connection?: pg.ClientConfig } = {}) {
  const place = await prepareStation(async ({ db }, media) => {
    for (const [index, item] of items.entries()) {
      // Each item with its own, and short enough for several to air within a test.
      const sound = await tone(220 * (index + 2), seconds);
      const kept = await media.addFile(sound, { folder: 'audio', extension: 'mp3' });
      await db.insert(airItems).values({ ...item, file: kept.file, seconds });
    }
  }, given);
  // A station in a process of its own finds the demo's pictures here.
  await linkFolder(join(inject('mediaFolder'), 'media'), join(place.mediaFolder, 'media'));
  return place;
}

/** A station that plays real sound. `openAnother` opens one more on the same database and media: a restart, a second process. */
export async function openStationOnAir() {
  const { mediaFolder, connection } = await prepareAir();
  const open = async ({ leads = true } = {}) => {
    const station = await openTestStation({ onAir: true, mediaFolder, connection });
    if (leads) await vi.waitFor(() => expect(station.broadcast.channel('antena_1')).toBeDefined(), { timeout: 60_000 });
    return station;
  };
  return { station: await open(), openAnother: open };
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
