import sharp, { type Sharp } from 'sharp';
import { createRandom } from './random.ts';

export interface RasteriseOptions {
  format: 'jpeg' | 'png' | 'webp';
  width?: number;
  quality?: number;
}

/** A drawing becomes pixels; the paper grain it asks for is laid on here, because SVG noise filters cost a second a picture. */
export async function rasterise(svg: string, { format, width, quality = 88 }: RasteriseOptions): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { limitInputPixels: 20_000_000 });
  if (width) drawn.resize({ width });
  const grain = Number(/ data-grain="([\d.]+)"/.exec(svg)?.[1] ?? 0);
  const picture = grain > 0 ? await layGrain(drawn, grain) : drawn;
  if (format === 'jpeg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  // The media library packs it once more, and well.
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

async function layGrain(drawn: Sharp, grain: number): Promise<Sharp> {
  const { data, info } = await drawn.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const { width, height, channels } = info;
  const strength = Math.round(grain * 256);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const tileRow = (row & tileMask) * tileSize;
    for (let column = 0; column < width; column++) {
      const speck = ((tile[tileRow + (column & tileMask)] as number) * strength) >> 8;
      for (let end = at + channels; at < end; at++) pixels[at] = (pixels[at] as number) + speck;
    }
  }
  return sharp(data, { raw: { width, height, channels } });
}

const tileSize = 512;
const tileMask = tileSize - 1;

/** One sheet of noise for every picture: the sum of three throws is close enough to a bell curve. */
const tile = (() => {
  const random = createRandom('paper');
  return Int8Array.from(
    { length: tileSize * tileSize },
    () => (random.next() + random.next() + random.next() - 1.5) * 14,
  );
})();
