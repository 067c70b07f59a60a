import { errorHeadings } from '#domains/site/site.messages.ts';
import { cutOnWord } from '#kit/cut.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { jsonForScript } from '#kit/json-script.ts';
import { webPage } from './json-ld.ts';
import { type AnyPage, isProblem, type PageHead } from './page.ts';
import type { ShellData } from './shell/shell-data.ts';

export type HeadContext = { station: string; origin: string; path: string; status: number };

const defaultTitle = 'La radio made in Italy';
const longestTitle = 60;
const defaultDescription =
  'Musica italiana in diretta tutto il giorno, notizie, podcast e canzoni con testo e traduzione: la radio made in Italy, da Roma al Brasile.';
const defaultKeywords = 'radio, musica italiana, ascolta la radio, streaming, notizie, podcast, made in Italy';

type Meta = { key: 'name' | 'property'; name: string; content: string };
type Link = Record<string, string>;

export function pageTitle(title: string | undefined, station: string): string {
  return `${shortTitle(title)} | ${station}`;
}

function shortTitle(title: string | undefined): string {
  return cutOnWord(title?.trim() || defaultTitle, longestTitle);
}

/** What the page at hand says of itself, or the page that stands in its place: `data` is missing where loading failed. */
export function describePage(
  page: AnyPage | undefined,
  data: unknown,
  shell: ShellData,
): { head: PageHead; status: number } {
  if (isProblem(data)) return { head: { title: data.problem.title, noindex: true }, status: data.problem.status };
  if (!page || data === undefined) return { head: { title: errorHeadings[500].text, noindex: true }, status: 500 };
  return { head: page.head(data, shell), status: 200 };
}

/** Every tag of a page's head beside its title, the same for the server's HTML and for the browser after a navigation. */
function headTags(head: PageHead, { station, origin, path, status }: HeadContext): { metas: Meta[]; links: Link[] } {
  const title = shortTitle(head.title);
  const description = head.description || defaultDescription;
  const address = origin + (head.canonical ?? path);
  const image = fullAddress(head.image ?? '/share.jpg', origin);
  const [, width = '1200', height = '630'] = /\/(\d+)x(\d+)\//.exec(image) ?? [];
  const isFound = status < 400;
  const shared = {
    title: head.share ? shortTitle(head.share.title) : title,
    description: head.share?.description || description,
  };
  const metas = [
    meta('name', 'description', description),
    meta('name', 'keywords', head.keywords || defaultKeywords),
    ...(head.noindex || !isFound ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:site_name', station),
    meta('property', 'og:locale', 'it_IT'),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', shared.title),
    meta('property', 'og:description', shared.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', width),
    meta('property', 'og:image:height', height),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', shared.title),
    meta('name', 'twitter:description', shared.description),
    meta('name', 'twitter:image', image),
  ];
  const links = [{ rel: 'canonical', href: address }, ...(head.oembed && isFound ? [oEmbedLink(origin, address)] : [])];
  return { metas, links };
}

/** Addresses of our own begin with a slash; all others are whole already. */
function fullAddress(address: string, origin: string): string {
  return address[0] === '/' && address[1] !== '/' ? origin + address : address;
}

/** How a site that is given our address finds what it may embed. */
function oEmbedLink(origin: string, address: string): Link {
  const href = `${origin}/oembed?${new URLSearchParams({ url: address, format: 'json' })}`;
  return { rel: 'alternate', type: 'application/json+oembed', href };
}

function meta(key: Meta['key'], name: string, content: string): Meta {
  return { key, name, content };
}

const feedFormats = { atom: 'application/atom+xml', rss: 'application/rss+xml', json: 'application/feed+json' };

/** How a reader finds our feeds. They read the server's HTML, so nothing of this travels to the browser's code. */
function feedLinks({ slug, title }: { slug: string; title: string }): Link[] {
  return Object.entries(feedFormats).map(([format, type]) => ({
    rel: 'alternate',
    type,
    title: `${title} (${format.toUpperCase()})`,
    href: `/feed/${format}/${slug}`,
  }));
}

export function headHtml(head: PageHead, context: HeadContext): string {
  const { metas, links } = headTags(head, context);
  const feeds = [
    ...(head.rss ? [{ rel: 'alternate', type: feedFormats.rss, title: head.rss.title, href: head.rss.address }] : []),
    ...(head.feed ? feedLinks(head.feed) : []),
  ];
  return [
    `<title>${escapeHtml(pageTitle(head.title, context.station))}</title>`,
    ...metas.map(metaHtml),
    ...links.map(linkHtml),
    ...feeds.map(linkHtml),
    allNewsLinks(context.station),
    ...(head.jsonLd?.length ? head.jsonLd : plainData(head, context)).map((one) => dataScript(one, context.origin)),
  ].join('\n');
}

/** Who asks not to be indexed has nothing to say to those who index. */
function plainData(head: PageHead, { path, status }: HeadContext): object[] {
  if (head.noindex || status >= 400) return [];
  return [webPage(shortTitle(head.title), head.canonical ?? path, head.description || defaultDescription)];
}

function metaHtml({ key, name, content }: Meta): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" data-page>`;
}

function linkHtml(attributes: Link): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link ${written.join(' ')} data-page>`;
}

let allNews = { station: '', html: '' };

/** The same on every page, so written once. */
function allNewsLinks(station: string): string {
  if (allNews.station !== station) {
    const links = feedLinks({ slug: 'tudo', title: `Notizie | ${station}` });
    allNews = { station, html: links.map(linkHtml).join('\n') };
  }
  return allNews.html;
}

const scripts = new WeakMap<object, { origin: string; html: string }>();

function dataScript(data: object, origin: string): string {
  const before = scripts.get(data);
  if (before?.origin === origin) return before.html;
  const html = `<script type="application/ld+json" data-page>${jsonForScript(withHosts(data, origin))}</script>`;
  scripts.set(data, { origin, html });
  return html;
}

const addressKeys = new Set(
  '@id url item image logo contentUrl embedUrl thumbnailUrl mainEntityOfPage audio'.split(' '),
);

/** Structured data is read away from its page: its addresses need their host. */
function withHosts(value: unknown, origin: string, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress ? fullAddress(value, origin) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withHosts(one, origin, isAddress));
  const whole: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) whole[name] = withHosts(one, origin, addressKeys.has(name));
  return whole;
}

/** Brings the document's head to another page's after a navigation in the browser. */
export function applyHead(head: PageHead, context: HeadContext): void {
  document.title = pageTitle(head.title, context.station);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  const { metas, links } = headTags(head, context);
  for (const { key, name, content } of metas) append('meta', { [key]: name, content });
  for (const link of links) append('link', link);
}

function append(tag: 'meta' | 'link', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-page', '');
  document.head.append(element);
}
