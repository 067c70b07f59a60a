import { link, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A copy by hard links, for files that nobody ever changes in place; what is there already stays. */
export async function linkFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(to, relative(from, entry.parentPath));
    await mkdir(place, { recursive: true });
    await link(join(entry.parentPath, entry.name), join(place, entry.name)).catch(unlessThere);
  }
}

/** Files may also leave while they are counted. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
}
