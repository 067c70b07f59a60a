import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this an encoding saves less than its header costs. */
const leastBytes = 512;

const encoders = [
  { ending: '.br', encode: promisify(brotliCompress) },
  { ending: '.gz', encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Puts a `.br` and a `.gz` beside every file that gains by it, once for all the starts that serve this build. */
export function compressFiles({ outDir }: { outDir: string }): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      // After the builds that add their files to the same folder.
      sequential: true,
      handler: () => compressIn(outDir),
    },
  };
}

async function compressIn(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isServed = ({ parentPath }: { parentPath: string }) => !parentPath.endsWith('.vite');
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name) && isServed(entry));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length <= leastBytes) return;
  for (const { ending, encode } of encoders) await writeFile(path + ending, await encode(bytes));
}
