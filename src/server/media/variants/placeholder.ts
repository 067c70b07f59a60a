import { loadSharp } from '../sharp.ts';
import { measuresOf, type Size } from './sizes.ts';

/** What stands where a picture is still being drawn: quiet paper with a level meter at rest, as large as the picture will be. */
export function createPlaceholders(): (size: Size) => Promise<Buffer> {
  const made = new Map<Size, Promise<Buffer>>();
  return (size) => {
    const ready = made.get(size) ?? draw(size);
    made.set(size, ready);
    return ready;
  };
}

const bars = [0.1, 0.18, 0.28, 0.2, 0.12];

async function draw(size: Size): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = measuresOf(size);
  const unit = Math.min(width, height) / 24;
  const meter = bars.map((share, index) => {
    const tall = share * Math.min(width, height);
    const left = width / 2 + (index - (bars.length - 1) / 2) * unit * 1.6 - unit / 2;
    return `<rect x="${left}" y="${(height - tall) / 2}" width="${unit}" height="${tall}" rx="${unit / 2}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e9e6e1"/><g fill="#d5d0c8">${meter.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
