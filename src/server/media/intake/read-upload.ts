import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { Refusal } from '#contract/refusal.ts';
import { type Spooled, spool, TooManyBytesError } from '../store/spool.ts';

export type Upload = Spooled & { fileName: string };

const limits = { fieldNameSize: 20, fields: 1, files: 1, headerPairs: 8, parts: 3 };

/**
 * Puts the one file of a form aside; who gets it removes it. A form that is refused is read to its end all the same, or its
 * sender would never see the answer.
 */
export function readUpload(headers: IncomingHttpHeaders, payload: Readable, mostBytes: number): Promise<Upload> {
  return new Promise((resolve, reject) => {
    let spooling: Promise<Upload> | undefined;
    const refuse = (code: string, status = 400) => {
      payload.unpipe().resume();
      spooling?.then(({ remove }) => remove()).catch(() => undefined);
      reject(new Refusal(status, code));
    };
    const parser = openParser(headers);
    if (!parser) return refuse('form: malformed');
    parser.on('file', (_field, file, { filename }) => {
      spooling = spool(file, mostBytes).then((spooled) => ({ ...spooled, fileName: filename ?? '' }));
      spooling.then(resolve, (error: unknown) => {
        if (error instanceof TooManyBytesError) refuse('file too large', 413);
        else refuse('form: cut short');
      });
    });
    parser.on('error', () => refuse('form: malformed'));
    parser.on('close', () => {
      if (!spooling) refuse('form: no file');
    });
    payload.on('close', () => {
      if (!payload.readableEnded) parser.destroy(new Error('cut short'));
    });
    payload.pipe(parser);
  });
}

function openParser(headers: IncomingHttpHeaders): busboy.Busboy | null {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    return null;
  }
}
