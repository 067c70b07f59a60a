import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawArtistBanner } from './banner.ts';
import { drawCover } from './cover.ts';
import { drawClientLogo, drawPartnerLogo } from './logo.ts';
import { drawNewsPicture } from './news.ts';
import { drawPortrait } from './portrait.ts';
import { drawPodcastArt, drawProgrammePoster } from './poster.ts';
import { type RasteriseOptions, rasterise } from './rasterise.ts';

const drawings = {
  news: drawNewsPicture,
  portrait: drawPortrait,
  cover: drawCover,
  banner: drawArtistBanner,
  programme: drawProgrammePoster,
  podcast: drawPodcastArt,
  partner: drawPartnerLogo,
  client: drawClientLogo,
};
type Kind = keyof typeof drawings;

/** What is to be drawn, in words that a table can keep. */
export type Drawing = { [One in Kind]: { kind: One } & Parameters<(typeof drawings)[One]>[0] }[Kind];
export type PictureRecipe = { drawing: Drawing } & Pick<RasteriseOptions, 'format' | 'width'>;

export function drawPicture({ drawing, format, width }: PictureRecipe): Promise<Buffer> {
  const { kind, ...options } = drawing;
  const draw = drawings[kind] as (options: object) => string;
  return rasterise(draw(options), { format, width });
}

const here = fileURLToPath(new URL('.', import.meta.url));
let engine: string | undefined;

function engineHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) if (!file.endsWith('.test.ts')) hash.update(readFileSync(here + file));
  return hash.digest('hex');
}

/** Sixteen digits that change whenever the picture would look different, known before it is drawn. */
export function nameOfPicture({ drawing, format, width }: PictureRecipe): string {
  engine ??= engineHash();
  return createHash('sha256')
    .update(engine + JSON.stringify([drawing, format, width]))
    .digest('hex')
    .slice(0, 16);
}
