import { CallError } from '#contract/client.ts';
import { uploadPath } from '#domains/media/media.rules.ts';
import type { Item } from '../resource/resource-calls.ts';
import { signInAgain } from '../session/sign-in-again.ts';
import type { MediaItem } from './media-item.ts';

type Options = {
  /** Another place than the library's door: the one that replaces a file. */
  path?: string;
  signal?: AbortSignal;
  /** How much has left this machine, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Puts one file into the library. A session that ended meanwhile is renewed in place, and the file is sent again. */
export async function uploadFile(file: File, options: Options = {}): Promise<MediaItem> {
  try {
    return await send(file, options);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    if (!(await signInAgain())) throw error;
    return send(file, options);
  }
}

/** By XMLHttpRequest: nothing else tells how far an upload has come. */
function send(file: File, { path = uploadPath, signal, onProgress }: Options): Promise<MediaItem> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { data, message } = (request.response ?? {}) as { data?: { item?: Item }; message?: string };
      if (request.status === 200 && data?.item) resolve(data.item as MediaItem);
      else reject(new CallError(request.status, message ?? '', data));
    };
    request.onerror = () => reject(new CallError(0, 'no answer'));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
