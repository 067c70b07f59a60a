import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const headLength = 4;

/** How a file writes its letters: by its mark, as UTF-8 if it can be that, else as the old spreadsheets of the West do. */
async function encodingOf(path: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'> {
  const file = await open(path);
  const head = Buffer.alloc(headLength);
  try {
    await file.read(head, 0, headLength, 0);
  } finally {
    await file.close();
  }
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) strict.decode(chunk as Buffer, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}

/** The text of a file in pieces, without its byte order mark. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
