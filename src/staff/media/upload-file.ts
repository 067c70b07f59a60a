import { uploadPath } from '#domains/media/media.rules.ts';
import { type SendOptions, sendFile } from '../session/send-file.ts';
import type { MediaItem } from './media-item.ts';

/** `path`: another place than the library's door, the one that replaces a file. */
type Options = SendOptions & { path?: string };

/** Puts one file into the library. */
export async function uploadFile(file: File, { path = uploadPath, ...options }: Options = {}): Promise<MediaItem> {
  const { item } = await sendFile<{ item: MediaItem }>(path, file, options);
  return item;
}
