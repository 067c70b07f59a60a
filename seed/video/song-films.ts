import sharp from 'sharp';
import { setTitle } from '../pictures/lettering.ts';
import { type Film, writeMp4 } from './mp4.ts';
import { type StillFrame, stillFrame } from './still-frame.ts';

const size = { width: 854, height: 480 };
const pieceSeconds = 30;
const linesPerPicture = 2;

type Pictures = { cover: Buffer; banner: Buffer; portrait: Buffer };

/** The artist and the sleeve in turn, to thirty seconds of the song. */
export async function officialFilm({ cover, banner, portrait }: Pictures, sound: Uint8Array): Promise<Buffer> {
  const pictures = [banner, await framed(cover), await framed(portrait)];
  return film(await Promise.all(pictures.map((picture) => stillFrame(picture, size))), sound);
}

/** The words, two lines at a time, over the darkened sleeve. */
export async function lyricsFilm(cover: Buffer, lyrics: string, sound: Uint8Array): Promise<Buffer> {
  const lines = lyrics.split('\n').filter((line) => line.trim() !== '');
  const ground = await sharp(cover)
    .resize(size.width, size.height)
    .blur(12)
    .modulate({ brightness: 0.4 })
    .png()
    .toBuffer();
  const frames: StillFrame[] = [];
  for (let at = 0; at < lines.length; at += linesPerPicture) {
    const words = lines.slice(at, at + linesPerPicture).map((line, index) => setWords(line, index));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`;
    const picture = await sharp(ground)
      .composite([{ input: Buffer.from(svg) }])
      .png()
      .toBuffer();
    frames.push(await stillFrame(picture, size));
  }
  return film(frames, sound);
}

function film(frames: StillFrame[], sound: Uint8Array): Buffer {
  const made: Film = { ...size, frames, secondsPerFrame: Math.max(1, Math.floor(pieceSeconds / frames.length)), sound };
  return writeMp4(made);
}

function setWords(line: string, index: number): string {
  const place = { x: size.width / 2, anchor: 'middle', width: size.width - 100, height: 60, largest: 44 } as const;
  return setTitle(line, { ...place, top: 190 + index * 80, lines: 1, fill: '#f4ede2' }).markup;
}

/** A square picture whole, upon a blurred one of itself. */
async function framed(square: Buffer): Promise<Buffer> {
  const ground = sharp(square).resize(size.width, size.height).blur(24).modulate({ brightness: 0.6 });
  const whole = await sharp(square).resize(400, 400).png().toBuffer();
  return ground
    .composite([{ input: whole }])
    .png()
    .toBuffer();
}
