import { errorHeadings } from '#domains/site/site.messages.ts';
import { cutOnWord } from '#kit/cut.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { jsonForScript } from '#kit/json-script.ts';
import { type AnyPage, isProblem, type PageHead } from './page.ts';
import type { ShellData } from './shell/shell-data.ts';

export type HeadContext = { station: string; origin: string; path: string; status: number };

export const defaultTitle = 'La radio made in Italy';
const longestTitle = 60;
const defaultDescription =
  'Musica italiana in diretta tutto il giorno, notizie, podcast e canzoni con testo e traduzione: la radio made in Italy, da Roma al Brasile.';
const defaultKeywords = 'radio, musica italiana, ascolta la radio, streaming, notizie, podcast, made in Italy';

type Tag = { name: 'meta' | 'link'; attributes: Record<string, string> };

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

/** Every tag of a page's head beside its title, the same list for the server's HTML and for the browser after a navigation. */
export function headTags(head: PageHead, { station, origin, path, status }: HeadContext): Tag[] {
  const title = shortTitle(head.title);
  const description = head.description || defaultDescription;
  const address = origin + path;
  const image = new URL(head.image ?? '/share.jpg', origin).href;
  const isFound = status < 400;
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', head.keywords || defaultKeywords),
    ...(head.noindex || !isFound ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:site_name', station),
    meta('property', 'og:locale', 'it_IT'),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    { name: 'link', attributes: { rel: 'canonical', href: address } },
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): Tag {
  return { name: 'meta', attributes: { [key]: name, content } };
}

export function headHtml(head: PageHead, context: HeadContext): string {
  const tags = headTags(head, context).map(({ name, attributes }) => {
    const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${text.join(' ')} data-page>`;
  });
  const data = (head.jsonLd ?? []).map(
    (one) => `<script type="application/ld+json" data-page>${jsonForScript(one)}</script>`,
  );
  return [`<title>${escapeHtml(pageTitle(head.title, context.station))}</title>`, ...tags, ...data].join('\n');
}

/** Brings the document's head to another page's after a navigation in the browser. */
export function applyHead(head: PageHead, context: HeadContext): void {
  document.title = pageTitle(head.title, context.station);
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { name, attributes } of headTags(head, context)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-page', '');
    document.head.append(element);
  }
  for (const one of head.jsonLd ?? []) {
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.textContent = jsonForScript(one);
    element.setAttribute('data-page', '');
    document.head.append(element);
  }
}
