// `node scripts/draw-advertise-hero.ts`: draws the picture of the advertise page in its four widths; run by hand when it changes.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawAdvertiseHero } from '../seed/pictures/advertise.ts';
import { rasterise } from '../seed/pictures/pictures.ts';

const folder = new URL('../src/domains/advertising/web/advertise/', import.meta.url);
const drawn = await rasterise(drawAdvertiseHero(), { format: 'png' });
for (const width of [500, 700, 900, 1140]) {
  const picture = await sharp(drawn).resize({ width }).webp({ quality: 72, effort: 6 }).toBuffer();
  await writeFile(new URL(`hero-${width}.webp`, folder), picture);
  console.log(`hero-${width}.webp ${Math.round(picture.length / 1024)} KB`);
}
