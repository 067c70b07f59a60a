import type { PageFiles } from './document.ts';

type Chunk = {
  file: string;
  src?: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
};
export type Manifest = Record<string, Chunk>;

const entrySource = 'src/web/entry-client.ts';
/** What the entry starts once the page is drawn, with the frame that every page stands in. */
const hydrateSource = 'src/web/hydrate.tsx';
/** The two faces that every page begins with, the desk's too. */
export const preloadedFonts = /\/(?:fraunces-titles|inter)-[\w-]{8}\.woff2$/;
const textFont = /\/(fraunces-words[a-z-]*)-[\w-]{8}\.woff2$/;

/** Reads Vite's manifest once: which files the entry needs, and which more a given page. */
export function readManifest(manifest: Manifest): (pageSource: string | undefined) => PageFiles {
  const [first, start] = [manifest[entrySource], manifest[hydrateSource]];
  if (!first || !start) throw new Error('the build has no entry');
  const entry = collect(manifest, hydrateSource, collect(manifest, entrySource));
  const scripts = [address(first.file)];
  const hydrate = address(start.file);
  const fontsLike = (name: RegExp) => [...entry.assets].filter((file) => name.test(file)).map(address);
  const fonts = fontsLike(preloadedFonts);
  const textFonts = Object.fromEntries(fontsLike(textFont).map((file) => [textFont.exec(file)?.[1], file]));
  const mainAssets = [hydrate, ...[...entry.css].slice(0, 1).map(address), ...scripts];

  const filesOf = (pageSource: string): PageFiles => {
    const page = collect(manifest, pageSource);
    const preloads = [...new Set([...entry.js, ...page.js])].map(address);
    return {
      scripts,
      styles: [...new Set([...entry.css, ...page.css])].map(address),
      preloads: preloads.filter((file) => file !== hydrate && !scripts.includes(file)),
      hydrate,
      fonts,
      textFonts,
      mainAssets,
    };
  };
  const known = new Map<string, PageFiles>();

  return (pageSource = '') => {
    const key = manifest[pageSource] ? pageSource : '';
    const files = known.get(key) ?? filesOf(key);
    known.set(key, files);
    return files;
  };
}

type Collected = { js: Set<string>; css: Set<string>; assets: Set<string> };

function collect(
  manifest: Manifest,
  key: string,
  found: Collected = { js: new Set(), css: new Set(), assets: new Set() },
): Collected {
  const chunk = manifest[key];
  if (!chunk || found.js.has(chunk.file)) return found;
  found.js.add(chunk.file);
  for (const file of chunk.css ?? []) found.css.add(file);
  for (const file of chunk.assets ?? []) found.assets.add(file);
  for (const next of chunk.imports ?? []) collect(manifest, next, found);
  return found;
}

function address(file: string): string {
  return `/${file}`;
}
