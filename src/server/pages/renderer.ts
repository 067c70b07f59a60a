import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '#contract/client.ts';
import type { PageFiles } from './document.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** What the page bundle exports; the server knows its shape and never its code. */
export type PageBundle = {
  matchPage(path: string): {
    path: string;
    source: string;
    maxAgeSeconds?: number;
    devOnly?: boolean;
  };
  /** The address under which a page lies in the cache, and whether anybody can make up more of its kind. */
  pageAddress(path: string, search: string): Promise<{ key: string; isOpen: boolean }>;
  /** Every page with the names that it reads of its query. */
  pageTable(): Promise<{ path: string; query: string[] }[]>;
  /** The addresses that search engines may know and that stand in no table of a domain. */
  fixedPages(): string[];
  render(input: { url: URL; client: Client }): Promise<
    | { kind: 'redirect'; status: number; location: string }
    | {
        kind: 'page';
        status: number;
        head: string;
        body: string;
        state: object;
        theme: string;
        faces: string[];
        error: unknown;
        retryAfterSeconds?: number;
      }
  >;
};

export type Renderer = {
  bundle(): Promise<PageBundle>;
  files(source: string | undefined): PageFiles;
  /** Inline scripts that only the dev server needs. */
  extraHead: string;
};

class BuildMissingError extends Error {
  override name = 'BuildMissingError';
  constructor(folder: string) {
    super(`the pages are not built (${folder} is missing): run npm start or npm run build`);
  }
}

/** The pages as `npm run build` wrote them. */
export async function builtRenderer(folder: string): Promise<Renderer> {
  const manifestFile = join(folder, 'client/.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new BuildMissingError(folder);
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  loadProductionReact();
  const bundle: PageBundle = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);
  return { bundle: async () => bundle, files: readManifest(manifest), extraHead: '' };
}

/** React chooses between its two builds when it is first loaded: pages are made by the fast one, whatever the station runs as. */
function loadProductionReact(): void {
  const require = createRequire(import.meta.url);
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    for (const name of ['react', 'react/jsx-runtime', 'react-dom/server']) require(name);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
