import type { PictureSize } from '#contract/picture-sizes.ts';
import type { SeedTools } from '#server/seed-once.ts';
import { rasterise } from '../pictures/pictures.ts';

type Options = { folder: string; sizes?: PictureSize[]; format?: 'jpeg' | 'png'; width?: number };

/** Draws a picture, keeps it and has its sizes made in the background; returns what a table keeps of it. */
export async function keepPicture(
  { media, onPicture }: Pick<SeedTools, 'media' | 'onPicture'>,
  svg: string,
  { folder, sizes = [], format = 'jpeg', width }: Options,
): Promise<string> {
  const { file } = await media.addImage(await rasterise(svg, { format, width }), { folder });
  if (sizes.length > 0) onPicture({ file, sizes });
  return file;
}
