import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stationSampleRate } from '#engines/station/station-format.ts';
import { startStation } from '#server/media/station.test-helper.ts';
import { encodeMp3 } from '../audio/mp3/encode.ts';
import { keepFilm } from './film-sizes.ts';

/** Width and height as the description of the pictures in a film says them. */
function pictureSize(film: Buffer): [number, number] {
  const entry = film.indexOf('av01', film.indexOf('stsd')) + 4;
  return [film.readUInt16BE(entry + 24), film.readUInt16BE(entry + 26)];
}

test('[MEDIA-02] a film of the demo is another file in 720p than in 480p', async () => {
  const { get, library } = await startStation();
  const wave = new Float32Array(stationSampleRate);
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  const sound = await encodeMp3({ left: wave, right: wave });
  const file = await keepFilm(library, { pictures: [picture], secondsPerPicture: 1, sound });
  for (const [quality, size] of [
    ['720p', [1280, 720]],
    ['480p', [854, 480]],
  ] as const) {
    const answer = await get(`/media/${quality}/${file}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(pictureSize(Buffer.from(await answer.arrayBuffer()))).toEqual(size);
  }
});
