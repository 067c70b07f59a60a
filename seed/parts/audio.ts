import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { airItems, streams } from '#domains/live/server/live.tables.ts';
import type { SeedPart, SeedTools } from '#server/seed-once.ts';
import { library, type Track, trackOf } from '../audio/library.ts';
import { makeAudioLibrary } from '../audio/makeAudio.ts';
import { songsOnAir, spotsOnAir } from '../content/on-air.ts';
import { drawClientLogo, drawCover } from '../pictures/pictures.ts';
import { keepPicture } from './picture.ts';

/** Songs, jingles and spots: composed and encoded once in the work folder, then kept like any other file of the station. */
export const seedAudio: SeedPart = {
  name: 'audio',
  label: `la musica: ${library.length} brani, jingle e spot`,
  tags: ['on-air'],
  async run(tools) {
    const folder = join(tools.workFolder, 'audio');
    const made = await makeAudioLibrary({
      folder,
      onProgress: (done, total, label) => tools.onProgress(`  ${done} di ${total}: ${label}`),
    });
    for (const { id, kind, file, seconds } of made) {
      const track = trackOf(id);
      const kept = await tools.media.addFile(createReadStream(join(folder, file)), {
        folder: 'audio',
        extension: 'mp3',
      });
      const cover = await coverOf(tools, track);
      await tools.db.insert(airItems).values({
        id,
        kind,
        title: track.title,
        artist: track.artist ?? '',
        cover,
        file: kept.file,
        seconds,
        ...songFacts(id),
        ...spotFacts(id),
      });
    }
  },
};

async function coverOf(tools: SeedTools, { id, kind, title, artist }: Track): Promise<string> {
  if (kind === 'jingle') return '';
  const svg = kind === 'song' ? drawCover({ seed: id, title, artist }) : drawClientLogo({ seed: id, name: title });
  return keepPicture(tools, svg, { folder: 'covers', sizes: ['100x100', '150x150', '400x400'] });
}

function songFacts(id: string) {
  const { album = '', year = '', lyrics = '', translation = '' } = songsOnAir[id] ?? {};
  return { album, year, lyrics, translation };
}

function spotFacts(id: string) {
  const spot = spotsOnAir[id];
  return { clientColor: spot?.color ?? '', clientDescription: spot?.description ?? '' };
}

export const seedStreams: SeedPart = {
  name: 'streams',
  label: 'gli stream',
  tags: ['streams'],
  async run({ db }) {
    await db.insert(streams).values([
      { id: 'antena_1', name: 'Normal', channel: 'antena_1', position: 0 },
      {
        id: 'antena_1_dolby_atmos',
        name: 'Dolby Atmos',
        channel: 'antena_1',
        format: 'hls',
        color: '#1f3a5f',
        position: 1,
      },
      {
        id: 'antena_1_italia',
        name: 'Solo Italia',
        channel: 'antena_1_italia',
        semiPro: true,
        color: '#0b5d3b',
        position: 2,
      },
      { id: 'antena_1_alta', name: 'Alta qualità', channel: 'antena_1', pro: true, color: '#b8862b', position: 3 },
      {
        id: 'antena_1_finestra',
        name: 'Mini player',
        channel: 'antena_1',
        isPopup: true,
        popupUrl: '/embed/player?size=320x100',
        popupConfig: 'popup,width=340,height=120',
        position: 4,
      },
    ]);
  },
};
