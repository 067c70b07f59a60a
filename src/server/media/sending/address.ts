import { extensionOf, isSegment } from '../store/keys.ts';
import { isQuality, isSize, type Quality, type Size } from '../variants/sizes.ts';
import { contentTypeOf, type MediaKind } from './content-types.ts';

export type MediaAddress =
  | { kind: 'image'; size: Size; file: string }
  | { kind: 'quality'; quality: Quality; file: string }
  | { kind: 'original'; file: string };

/** Folders of the store that are not a folder of media. What lies under `private` is sent by its domain, after its own checks. */
const closedFolders = new Set(['variants', 'private', 'original', '480p', '720p']);

/**
 * Reads what follows `/media/`, undecoded: every good name is plain letters, so a `%` is already a wrong address and
 * double encodings have nothing to hide in.
 */
export function parseMediaAddress(path: string): MediaAddress | null {
  const [form = '', folder = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0 || !isOpenFolder(folder) || !isSegment(name)) return null;
  const kind = contentTypeOf(extensionOf(name))?.kind;
  if (!kind) return null;
  return addressOf(form, `${folder}/${name}`, kind);
}

export function isOpenFolder(folder: string): boolean {
  return isSegment(folder) && !closedFolders.has(folder) && !folder.includes('.');
}

function addressOf(form: string, file: string, kind: MediaKind): MediaAddress | null {
  if (form === 'original') return { kind: 'original', file };
  if (isSize(form)) return kind === 'image' ? { kind: 'image', size: form, file } : null;
  if (isQuality(form)) return kind === 'audio' || kind === 'video' ? { kind: 'quality', quality: form, file } : null;
  return null;
}
