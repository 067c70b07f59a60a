import { z } from 'zod';
import { cutMarked, plainText, readMarked, writeMarked } from '../marked-text.ts';
import type { SearchHit } from '../search.contract.ts';
import { kindOfAddress, mostSuggestions } from '../search.rules.ts';

export type SearchEngine = (q: string, count: number) => Promise<SearchHit[]>;

type Options = { url: string; key: string; engine: string; stationName: string; publicUrl: string };

/** Longer than this nobody waits for a suggestion. */
const timeoutMs = 3_000;
const answerSchema = z.object({ items: z.array(z.object({ htmlTitle: z.string(), link: z.string() })).default([]) });

/** Suggestions of an outside search engine over this site, in the shape of our own. Fails when the engine does. */
export function createSearchEngine({ url, key, engine, stationName, publicUrl }: Options): SearchEngine {
  return async (q, count) => {
    const address = new URL(url);
    const asked = { key, cx: engine, q, fields: 'items(htmlTitle,link)', num: String(mostSuggestions) };
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    // The address holds the key: what is thrown, and so logged, names the status only.
    if (!response.ok) throw new Error(`the search engine answers ${response.status}`);
    const { items } = answerSchema.parse(await response.json());
    return items
      .flatMap(({ htmlTitle, link }) => {
        const path = pathOnSite(link, publicUrl);
        if (path === null) return [];
        return [{ htmlTitle: withoutBrand(htmlTitle, stationName), link: path, ...bare, kind: kindOfAddress(path) }];
      })
      .slice(0, count);
  };
}

const bare = { subtitle: '', image: '' };

/** The engine's titles are the pages' own, which end in the station's name: '… | Antena 1', or '… - Antena 1'. */
export function withoutBrand(htmlTitle: string, stationName: string): string {
  const pieces = readMarked(htmlTitle);
  const text = plainText(pieces);
  const end = brandStart(text.trimEnd(), stationName);
  return writeMarked(end > 0 ? cutMarked(pieces, end) : pieces);
}

/** Where the station's name begins with the sign before it, or -1. */
function brandStart(title: string, stationName: string): number {
  const name = title.slice(-stationName.length);
  if (name.toLowerCase() !== stationName.toLowerCase()) return -1;
  const before = title.slice(0, -stationName.length).trimEnd();
  return /[|\-–—·]$/.test(before) ? before.slice(0, -1).trimEnd().length : -1;
}

/** The address without the site's host, with or without www; null for what is not of this site. */
export function pathOnSite(link: string, publicUrl: string): string | null {
  if (!URL.canParse(link, publicUrl)) return null;
  const { protocol, host, pathname, search, hash } = new URL(link, publicUrl);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOurs = bareHost(host) === bareHost(new URL(publicUrl).host);
  // Two slashes at the start would name another host again.
  return isWeb && isOurs ? pathname.replace(/^\/+/, '/') + search + hash : null;
}

function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}
