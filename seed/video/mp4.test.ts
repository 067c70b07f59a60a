import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stationSampleRate } from '#engines/station/station-format.ts';
import { encodeMp3 } from '../audio/mp3/encode.ts';
import { writeMp4 } from './mp4.ts';
import { stillFrame } from './still-frame.ts';

const size = { width: 320, height: 180 };
const picture = (background: string) =>
  sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();

test('a film holds its pictures and its sound where its index says', async () => {
  const frames = await Promise.all(
    ['#c8102e', '#0b5d3b'].map(async (colour) => stillFrame(await picture(colour), size)),
  );
  const wave = new Float32Array(2 * stationSampleRate);
  const sound = await encodeMp3({ left: wave, right: wave });
  const film = writeMp4({ ...size, frames, secondsPerFrame: 1, sound });
  expect(film.toString('latin1', 4, 8)).toBe('ftyp');
  const offsets = [...film.toString('latin1').matchAll(/stco/g)].map(({ index }) => film.readUInt32BE(index + 12));
  const [pictures = 0, sounds = 0] = offsets;
  const first = frames[0]?.data ?? Buffer.alloc(0);
  expect(film.subarray(pictures, pictures + first.length).equals(first)).toBe(true);
  expect(film.subarray(sounds).equals(Buffer.from(sound))).toBe(true);
  expect(film.toString('latin1')).toContain('av1C');
});

test('a picture becomes a key frame that starts with its sequence, as a film wants it', async () => {
  const { data, configuration } = await stillFrame(await picture('#b8862b'), size);
  const sequenceHeader = 1;
  expect(((data[0] ?? 0) >> 3) & 15).toBe(sequenceHeader);
  expect(configuration[0]).toBe(0x81);
});
