import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { escapeXml } from '#kit/escape-xml.ts';
import { sendFailure } from '../api/error-handler.ts';
import type { ZodSchemas } from '../api/route-schemas.ts';
import type { AppContext } from '../app-context.ts';
import { createDocuments, type MadeDocument } from './documents.ts';

export type SitemapEntry = { path: string; modifiedAt?: Date };

/** The addresses of one kind of page; each domain brings its own. `tags` are those of the writes that change them. */
export type SitemapKind = {
  name: string;
  tags: readonly string[];
  count(): Promise<number>;
  list(offset: number, limit: number): Promise<SitemapEntry[]>;
};

/** A kind that is known whole and never needs a second file. */
export function shortKind(
  name: string,
  tags: readonly string[],
  entries: () => Promise<readonly SitemapEntry[]>,
): SitemapKind {
  return {
    name,
    tags,
    count: async () => (await entries()).length,
    list: async (offset, limit) => (await entries()).slice(offset, offset + limit),
  };
}

/** Search engines take 50,000 addresses in one file; a fifth of that stays small enough to be made at once. */
export const longestSitemap = 10_000;
const xmlType = 'application/xml; charset=utf-8';
const indexKey = 'index';

/** /robots.txt, /sitemap.xml and one or more site maps for each kind. */
export function serveSitemaps(
  app: FastifyInstance,
  { events, config: { publicUrl } }: Pick<AppContext, 'events' | 'config'>,
  { kinds, more }: { kinds: readonly SitemapKind[]; more: readonly string[] },
): void {
  async function makeIndex(): Promise<MadeDocument> {
    const paths = await Promise.all(
      kinds.map(async ({ name, count }) => {
        const files = Math.ceil((await count()) / longestSitemap);
        return Array.from({ length: files }, (_, index) => `/sitemaps/${name}-${index + 1}.xml`);
      }),
    );
    const lines = [...paths.flat(), ...more].map(
      (path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>`,
    );
    return { text: xml('sitemapindex', lines), tags: kinds.flatMap(({ tags }) => tags) };
  }

  async function make(key: string): Promise<MadeDocument | null> {
    if (key === indexKey) return makeIndex();
    const [name, page] = key.split(' ');
    const kind = kinds.find((one) => one.name === name);
    const entries = await kind?.list((Number(page) - 1) * longestSitemap, longestSitemap);
    if (!kind || !entries?.length) return null;
    return {
      text: xml(
        'urlset',
        entries.map((entry) => line(entry, publicUrl)),
      ),
      tags: kind.tags,
      ...newest(entries),
    };
  }

  const documents = createDocuments(events, make);
  const access = { config: { access: 'public' as const } };

  app.get('/robots.txt', access, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl, ['/sitemap.xml', ...more])),
  );
  app.get('/sitemap.xml', access, (request, reply) => documents.send(indexKey, xmlType, request, reply));
  const ofFile = { ...access, schema: { params: z.object({ file: addressField }) } };
  app.withTypeProvider<ZodSchemas>().get('/sitemaps/:file', ofFile, async (request, reply) => {
    const [, name, page] = /^([a-z\d-]{1,30})-([1-9]\d{0,3})\.xml$/.exec(request.params.file) ?? [];
    if (!kinds.some((kind) => kind.name === name)) return sendFailure(reply, 404, 'not found');
    return documents.send(`${name} ${page}`, xmlType, request, reply);
  });
}

function robotsText(publicUrl: string, maps: readonly string[]): string {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', ''];
  return `${[...lines, ...maps.map((path) => `Sitemap: ${publicUrl}${path}`)].join('\n')}\n`;
}

function xml(root: 'sitemapindex' | 'urlset', lines: string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`;
}

function line({ path, modifiedAt }: SitemapEntry, publicUrl: string): string {
  const changed = modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : '';
  // Encodes what is not encoded yet, and nothing twice.
  return `<url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc>${changed}</url>`;
}

function newest(entries: SitemapEntry[]): { modifiedAt?: Date } {
  const times = entries.flatMap(({ modifiedAt }) => (modifiedAt ? [modifiedAt.getTime()] : []));
  // A spread of ten thousand arguments is more than an engine promises to take.
  const latest = times.reduce((one, other) => Math.max(one, other), 0);
  return latest > 0 ? { modifiedAt: new Date(latest) } : {};
}
