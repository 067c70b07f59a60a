import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { Refusal } from '#contract/refusal.ts';
import { mostCvBytes } from '../careers.rules.ts';

export type CvForm = { keyId: string; bytes: Buffer };

const fieldNames = ['key', 'method', 'format'];
const mostFormBytes = mostCvBytes + 16 * 1024;
const limits = {
  fieldNameSize: 20,
  fieldSize: 500,
  fields: fieldNames.length,
  files: 1,
  headerPairs: 8,
  // The parser takes offence at what only reaches these two.
  parts: fieldNames.length + 2,
  fileSize: mostCvBytes + 1,
};

/**
 * Reads the four parts of an upload, the file last, so that no byte of it is kept for a key that is none. `keyIdOf` gives the
 * key's id or null. A form that is refused is read to its end all the same, or its sender would never see the answer.
 */
export function readCvForm(
  headers: IncomingHttpHeaders,
  payload: Readable,
  keyIdOf: (key: string) => string | null,
): Promise<CvForm> {
  const parser = openParser(headers);
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const chunks: Buffer[] = [];
    let keyId: string | null = null;
    let refusal: Refusal | null = null;
    let received = 0;

    const refuse = (code: string, status = 400) => {
      refusal ??= new Refusal(status, code);
    };
    const stop = (code: string, status?: number) => {
      refuse(code, status);
      payload.unpipe().resume();
      reject(refusal);
    };
    if (!parser) return stop('form: malformed');

    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      const isWanted = fieldNames.includes(name) && !fields.has(name) && !nameTruncated && !valueTruncated;
      if (isWanted) fields.set(name, value);
      else refuse('form: key, method and format, once each');
    });
    parser.on('file', (name, file) => {
      if (name !== 'file' || fields.size < fieldNames.length)
        refuse('form: key, method and format come before the file');
      else if (fields.get('method') !== 'uploadImage' || fields.get('format') !== 'json')
        refuse('form: unknown method');
      else {
        keyId = keyIdOf(fields.get('key') ?? '');
        if (!keyId) refuse('key not accepted', 403);
      }
      file.on('limit', () => refuse('file too large', 413));
      file.on('error', () => refuse('form: cut short'));
      file.on('data', (chunk: Buffer) => {
        if (!refusal) chunks.push(chunk);
      });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => refuse('form: too many parts'));
    }
    parser.on('error', () => stop('form: malformed'));
    parser.on('close', () => {
      if (refusal) return reject(refusal);
      if (!keyId) return reject(new Refusal(400, 'form: no file'));
      resolve({ keyId, bytes: Buffer.concat(chunks) });
    });
    payload.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > mostFormBytes) stop('file too large', 413);
    });
    payload.on('close', () => {
      if (!payload.readableEnded) reject(new Refusal(400, 'form: cut short'));
    });
    payload.pipe(parser);
  });
}

function openParser(headers: IncomingHttpHeaders): busboy.Busboy | null {
  try {
    return busboy({ headers, limits });
  } catch {
    return null;
  }
}
