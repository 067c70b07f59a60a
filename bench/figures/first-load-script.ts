import { gunzipSync } from 'node:zlib';
import type { Figure } from '../figure.ts';
import { exact } from '../harness.ts';
import { addressesOfPages } from '../load/page-addresses.ts';
import { rawGet } from '../load/raw-get.ts';
import { absentRow, type Row, row } from '../rows.ts';

type Script = { bytes: number; imports: string[] };

const goal = { kind: 'at most', value: 120 } as const;
const unit = ' KB';

/** The JavaScript that a page loads before anybody touches it, in bytes as the server sends them. */
export const firstLoadScript: Figure = {
  name: 'first-load-script',
  async measure({ station }) {
    const rows: Row[] = [];
    const known = new Map<string, Script>();
    for (const { route, path } of await addressesOfPages(station.url)) {
      const figure = `first-load JavaScript, gzip: ${route}`;
      if (path) {
        const bytes = await scriptBytesOf(station.url, path, known);
        rows.push(row({ figure, measured: exact(bytes / 1000), goal, unit, digits: 1 }));
      } else rows.push(absentRow(figure, goal, unit, 'no link leads there'));
    }
    return rows;
  },
};

/** Entry, preloads, and whatever these import: a module that nobody preloads is loaded all the same. */
async function scriptBytesOf(url: string, path: string, known: Map<string, Script>): Promise<number> {
  const { headers, body } = await rawGet(url + path);
  if (headers.location) return scriptBytesOf(url, headers.location, known);
  const html = body.toString();
  const named = [...html.matchAll(/<script[^>]* src="([^"]+)"|<link rel="later" href="([^"]+)"/g)];
  const files = new Set(named.map(([, script, preload]) => script ?? preload ?? ''));
  if (files.size === 0) throw new Error(`${path} names no script`);
  let bytes = 0;
  for (const file of files) {
    const script = known.get(file) ?? (await readScript(url, file));
    known.set(file, script);
    bytes += script.bytes;
    for (const imported of script.imports) files.add(imported);
  }
  return bytes;
}

async function readScript(url: string, file: string): Promise<Script> {
  const { status, headers, body } = await rawGet(url + file, { 'accept-encoding': 'gzip' });
  if (status !== 200) throw new Error(`${file} answers ${status}`);
  // What is too small to compress is sent as it is.
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  const imports = [...text.matchAll(/(?:\bimport|\bfrom)\s*["'`](\.[^"'`]+\.js)["'`]/g)];
  return { bytes: body.length, imports: imports.map(([, name]) => new URL(name ?? '', url + file).pathname) };
}
