import { link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A copy by hard links, for files that nobody ever changes in place; what is there already stays. */
export async function linkFolder(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(to, relative(from, entry.parentPath));
    await linkFile(join(entry.parentPath, entry.name), join(place, entry.name));
  }
}

/** What is there already stays, and what is not there any more is not missed. */
export async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(unlessThere);
}

/** Files may also leave while they are counted. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
}
