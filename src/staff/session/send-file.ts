import { CallError } from '#contract/client.ts';
import { signInAgain } from './sign-in-again.ts';

export type SendOptions = {
  signal?: AbortSignal;
  /** How much has left this machine, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Sends one file as a form. A session that ended meanwhile is renewed in place, and the file is sent again. */
export async function sendFile<T>(path: string, file: File, options: SendOptions = {}): Promise<T> {
  try {
    return await send<T>(path, file, options);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    if (!(await signInAgain())) throw error;
    return send<T>(path, file, options);
  }
}

/** By XMLHttpRequest: nothing else tells how far an upload has come. */
function send<T>(path: string, file: File, { signal, onProgress }: SendOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { data, message } = (request.response ?? {}) as { data?: T; message?: string };
      if (request.status === 200 && data) resolve(data);
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
