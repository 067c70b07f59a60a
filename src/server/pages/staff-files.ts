import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preloadedFonts } from './manifest.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] };
type StaffManifest = Record<string, Chunk>;
export type StaffFiles = { script: string; preloads: string[]; styles: string[]; fonts: string[] };

export const staffEntry = 'src/staff/entry-staff.tsx';

/** The desk's own files: as the build wrote them down, or straight from Vite while developing. */
export async function readStaffFiles(assetFolder: string | undefined): Promise<StaffFiles> {
  if (!assetFolder) return { script: `/${staffEntry}`, preloads: [], styles: [], fonts: [] };
  const manifest: StaffManifest = JSON.parse(await readFile(join(assetFolder, '.vite/staff.json'), 'utf8'));
  return filesOf(manifest);
}

function filesOf(manifest: StaffManifest): StaffFiles {
  const entry = manifest[staffEntry];
  if (!entry) throw new Error('the staff desk is not part of the build');
  const chunks = reach(manifest, entry);
  const address = (file: string) => `/${file}`;
  const unique = (files: string[]) => [...new Set(files)].map(address);
  return {
    script: address(entry.file),
    preloads: unique(chunks.map(({ file }) => file)).filter((file) => file !== address(entry.file)),
    styles: unique(chunks.flatMap(({ css = [] }) => css)),
    fonts: unique(chunks.flatMap(({ assets = [] }) => assets)).filter((file) => preloadedFonts.test(file)),
  };
}

/** A chunk and everything that it cannot run without. */
function reach(manifest: StaffManifest, first: Chunk): Chunk[] {
  const reached = new Set([first]);
  for (const chunk of reached) {
    for (const name of chunk.imports ?? []) {
      const next = manifest[name];
      if (next) reached.add(next);
    }
  }
  return [...reached];
}
