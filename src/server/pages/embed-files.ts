import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type EmbedFiles = { script: string; styles: string[] };

type Manifest = Record<string, { file: string; css?: string[] }>;

/** A framed page's own script and style: as the build wrote them down, or straight from Vite while developing. */
export async function readEmbedFiles(assetFolder: string | undefined, source: string): Promise<EmbedFiles> {
  if (!assetFolder) return { script: `/${source}`, styles: [] };
  const manifest: Manifest = JSON.parse(await readFile(join(assetFolder, '.vite/embed.json'), 'utf8'));
  const entry = manifest[source];
  if (!entry) throw new Error(`${source} is not part of the build`);
  return { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
}
