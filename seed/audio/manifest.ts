import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrackKind } from './library.ts';

export type AudioFile = { id: string; kind: TrackKind; file: string; seconds: number; bytes: number; sha256: string };
export type Manifest = Record<string, AudioFile & { recipe: string }>;

const manifestName = 'manifest.json';

/** A missing or broken manifest means that nothing has been made yet. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
  } catch {
    return {};
  }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeWhole(join(folder, manifestName), JSON.stringify(manifest, null, 2));
}

/** Whoever reads the file sees the old or the new one, never half of it. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export async function isIntact(folder: string, file: AudioFile): Promise<boolean> {
  try {
    return sha256Of(await readFile(join(folder, file.file))) === file.sha256;
  } catch {
    return false;
  }
}
