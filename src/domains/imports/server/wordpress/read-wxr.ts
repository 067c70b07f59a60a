import { Refusal } from '#contract/refusal.ts';
import { htmlToText } from '#kit/html-words.ts';
import { slugify } from '#kit/slug.ts';
import { importFaults } from '../../imports.messages.ts';
import type { ImportedRow } from '../imported-row.ts';
import { type Element, readElements } from './read-elements.ts';
import type { AttachmentPayload, PostPayload } from './wordpress-rows.ts';
import { attachments, keyOf } from './wordpress-rows.ts';

const takenStatuses = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/** What the articles of an export need of the rest of it. */
type Overview = {
  site: string;
  authors: Set<string>;
  categories: Set<string>;
  tags: Set<string>;
  others: Map<string, number>;
};

/**
 * The rows of an export: who wrote, the categories and tags that the articles stand in, the articles, and the pictures that they
 * may need. It is read twice, since what an article needs stands before it.
 */
export async function* readWxr(path: string, file: { notes: string[]; site: string }): AsyncGenerator<ImportedRow> {
  const overview = await look(path);
  file.site = overview.site;
  const others = [...overview.others];
  if (others.length > 0) {
    const count = others.reduce((sum, [, one]) => sum + one, 0);
    file.notes.push(
      importFaults.skippedTypes(
        count,
        others.map(([type]) => type),
      ),
    );
  }
  for await (const element of readElements(path)) {
    const row = rowOf(element, overview);
    if (row) yield row;
  }
}

async function look(path: string): Promise<Overview> {
  const overview: Overview = {
    site: '',
    authors: new Set(),
    categories: new Set(),
    tags: new Set(),
    others: new Map(),
  };
  let version = '';
  for await (const element of readElements(path)) {
    version ||= element.texts['wp:wxr_version'] ?? '';
    overview.site ||= siteOf(element.texts['wp:base_blog_url']);
    if (element.name !== 'item') continue;
    const type = element.texts['wp:post_type'] ?? '';
    if (!isArticle(element)) {
      if (type !== 'attachment' && /^[\w-]{1,40}$/.test(type))
        overview.others.set(type, (overview.others.get(type) ?? 0) + 1);
      continue;
    }
    overview.authors.add(element.texts['dc:creator'] ?? '');
    for (const { domain, slug } of element.terms) {
      if (domain === 'category') overview.categories.add(slug);
      if (domain === 'post_tag') overview.tags.add(slug);
    }
  }
  if (!version || !overview.site) throw new Refusal(400, 'file refused: not wordpress');
  return overview;
}

function siteOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).origin : '';
}

function isArticle({ texts }: Element): boolean {
  return texts['wp:post_type'] === 'post' && takenStatuses.has(texts['wp:status'] ?? '');
}

function rowOf(element: Element, overview: Overview): ImportedRow | null {
  const { name, line, texts } = element;
  const { site } = overview;
  const text = (key: string) => htmlToText(texts[key] ?? '');
  const term = (resource: string, slug: string, payload: Record<string, unknown>) => ({
    ...{ line, resource, payload, title: String(payload.name) },
    key: keyOf(site, resource, slug),
  });
  if (name === 'wp:author') {
    const login = texts['wp:author_login'] ?? '';
    const shown = text('wp:author_display_name') || login;
    return overview.authors.has(login) ? term('journalists', login, { name: shown, slug: slugify(shown) }) : null;
  }
  if (name === 'wp:category') {
    const slug = texts['wp:category_nicename'] ?? '';
    const payload = {
      name: text('wp:cat_name'),
      slug: readableSlug(slug),
      description: text('wp:category_description'),
    };
    return overview.categories.has(slug) ? term('categories', slug, payload) : null;
  }
  if (name === 'wp:tag') {
    const slug = texts['wp:tag_slug'] ?? '';
    return overview.tags.has(slug) ? term('tags', slug, { name: text('wp:tag_name'), slug: readableSlug(slug) }) : null;
  }
  if (name !== 'item') return null;
  return isArticle(element) ? postRow(element, site) : attachmentRow(element, site);
}

function postRow({ line, texts, terms, meta }: Element, site: string): ImportedRow {
  const title = htmlToText(texts.title ?? '');
  const payload: PostPayload = {
    title,
    slug: readableSlug(texts['wp:post_name'] ?? ''),
    content: texts['content:encoded'] ?? '',
    excerpt: texts['excerpt:encoded'] ?? '',
    status: texts['wp:post_password'] ? 'private' : (texts['wp:status'] ?? ''),
    at: instantOf(texts['wp:post_date_gmt']),
    link: texts.link ?? '',
    author: texts['dc:creator'] ?? '',
    categories: terms.filter(({ domain }) => domain === 'category').map(({ slug }) => slug),
    tags: terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => htmlToText(name)),
    thumbnail: meta._thumbnail_id ?? '',
    guid: texts.guid ?? '',
  };
  const key = keyOf(site, 'news', texts['wp:post_id'] ?? '');
  return { line, resource: 'news', key, payload, title: title.slice(0, 200).toWellFormed() };
}

function attachmentRow({ line, texts, meta }: Element, site: string): ImportedRow | null {
  const url = texts['wp:attachment_url'];
  if (!url || texts['wp:post_type'] !== 'attachment') return null;
  const payload: AttachmentPayload = {
    url,
    alt: htmlToText(meta._wp_attachment_image_alt ?? '').slice(0, 300),
    caption: htmlToText(texts['excerpt:encoded'] ?? '').slice(0, 300),
  };
  const key = keyOf(site, attachments, texts['wp:post_id'] ?? '');
  return { line, resource: attachments, key, payload, title: '', isIgnored: true };
}

/** WordPress writes letters beyond the alphabet in percents. */
function readableSlug(slug: string): string {
  try {
    return decodeURIComponent(slug).normalize('NFC');
  } catch {
    return slug;
  }
}

/** `2024-03-10 20:30:00`, in UTC; a draft has none. */
function instantOf(date: string | undefined): string {
  const ms = Date.parse(`${(date ?? '').replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
}
