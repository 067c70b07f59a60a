import sharp from 'sharp';
import { setTitle } from '../pictures/lettering.ts';
import { type Film, largeSize as size } from './film-sizes.ts';

const pieceSeconds = 30;
const linesPerPicture = 2;

type Pictures = { cover: Buffer; banner: Buffer; portrait: Buffer };

/** The artist and the sleeve in turn, to thirty seconds of the song. */
export async function officialFilm({ cover, banner, portrait }: Pictures, sound: Uint8Array): Promise<Film> {
  return film([banner, await framed(cover), await framed(portrait)], sound);
}

/** The words, two lines at a time, over the darkened sleeve. */
export async function lyricsFilm(cover: Buffer, lyrics: string, sound: Uint8Array): Promise<Film> {
  const lines = lyrics.split('\n').filter((line) => line.trim() !== '');
  const ground = await sharp(cover)
    .resize(size.width, size.height)
    .blur(18)
    .modulate({ brightness: 0.4 })
    .png()
    .toBuffer();
  const pictures: Buffer[] = [];
  for (let at = 0; at < lines.length; at += linesPerPicture) {
    const words = lines.slice(at, at + linesPerPicture).map((line, index) => setWords(line, index));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`;
    const picture = sharp(ground).composite([{ input: Buffer.from(svg) }]);
    pictures.push(await picture.png({ compressionLevel: 1 }).toBuffer());
  }
  return film(pictures, sound);
}

function film(pictures: Buffer[], sound: Uint8Array): Film {
  return { pictures, secondsPerPicture: Math.max(1, Math.floor(pieceSeconds / pictures.length)), sound };
}

function setWords(line: string, index: number): string {
  const place = { x: size.width / 2, anchor: 'middle', width: size.width - 150, height: 90, largest: 66 } as const;
  return setTitle(line, { ...place, top: 285 + index * 120, lines: 1, fill: '#f4ede2' }).markup;
}

/** A square picture whole, upon a blurred one of itself. */
async function framed(square: Buffer): Promise<Buffer> {
  const ground = sharp(square).resize(size.width, size.height).blur(36).modulate({ brightness: 0.6 });
  const whole = await sharp(square).resize(600, 600).png().toBuffer();
  return ground
    .composite([{ input: whole }])
    .png()
    .toBuffer();
}
