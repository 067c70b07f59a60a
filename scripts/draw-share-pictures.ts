// Draws the share pictures of the news categories into the public folder; run by hand when the drawings change.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { newsMeta } from '#domains/news/news.meta.ts';
import { drawNewsPicture, rasterise } from '../seed/pictures/pictures.ts';

const folder = fileURLToPath(new URL('../src/web/public', import.meta.url));
await mkdir(join(folder, 'share'), { recursive: true });
for (const [category, { shareImage }] of Object.entries(newsMeta)) {
  const drawn = await rasterise(drawNewsPicture({ seed: `share ${category}`, category }), {
    format: 'png',
    width: 1300,
  });
  const picture = await sharp(drawn)
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
  await writeFile(join(folder, shareImage), picture);
  console.log(`${shareImage} ${Math.round(picture.length / 1024)} KB`);
}
