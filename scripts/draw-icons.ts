// `node scripts/draw-icons.ts`: draws the icons and the share picture anew into src/web/public, after a change of the mark.
import { writeFile } from 'node:fs/promises';
import { drawIconSet, rasterise } from '../seed/pictures/pictures.ts';

for (const { name, svg, format, width } of drawIconSet()) {
  const bytes = await rasterise(svg, { format, width });
  await writeFile(new URL(`../src/web/public/${name}`, import.meta.url), bytes);
  console.log(`${name} ${bytes.length} bytes`);
}
