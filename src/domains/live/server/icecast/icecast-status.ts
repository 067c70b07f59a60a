import { z } from 'zod';

/** One of an Icecast server's streams as its status tells it. */
export type Mount = {
  /** With its slash: `/antena_1.mp3`. */
  path: string;
  listeners: number;
  artist: string;
  title: string;
  type: string;
};

/** Icecast writes a title such as `1999` or `true` without its quotes, and an empty one as null. */
const looseText = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .optional()
  .transform((value) => String(value ?? '').trim());

const sourceSchema = z.object({
  listenurl: z.string(),
  listeners: z.coerce.number().int().min(0).catch(0),
  artist: looseText,
  title: looseText,
  server_type: looseText,
});

const statusSchema = z.object({
  // Nothing while no source is connected, an object for one mount, an array for several.
  icestats: z.object({ source: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional() }),
});

/** Reads what `/status-json.xsl` answers; throws at what is no such answer. */
export function readStatus(text: string): Mount[] {
  const { source = [] } = statusSchema.parse(parseLoosely(text)).icestats;
  return (Array.isArray(source) ? source : [source]).flatMap((one) => {
    const parsed = sourceSchema.safeParse(one);
    const path = parsed.success ? URL.parse(parsed.data.listenurl)?.pathname : undefined;
    if (!parsed.success || !path) return [];
    const { listeners, artist, title, server_type: type } = parsed.data;
    return [{ path, listeners, artist, title, type }];
  });
}

/** Icecast 2.4 writes the title ` - `, which encoders send for "nothing", as a bare dash: no JSON until that is mended. */
function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(/(?<!\\)":\s*-\s*(?=[,}])/g, '":null'));
  }
}

/** Mounts are named after the streams, with or without an ending that tells the format. */
export function streamIdOf({ path }: Pick<Mount, 'path'>): string {
  return path.replace(/^\//, '').replace(/\.(?:mp3|aac|ogg|opus)$/, '');
}

/** `Artist - Title`, as encoders send it in one field; some send the artist in a field of its own, or in both. */
export function nameOf({ artist, title }: Pick<Mount, 'artist' | 'title'>): { artist: string; title: string } | null {
  const separator = ' - ';
  if (!title) return null;
  if (artist) return { artist, title: title.startsWith(artist + separator) ? title.slice(artist.length + 3) : title };
  const at = title.indexOf(separator);
  if (at < 0) return { artist: '', title };
  return { artist: title.slice(0, at).trim(), title: title.slice(at + separator.length).trim() };
}
