import { escapeHtml } from '#kit/escape-html.ts';
import { uuidV5 } from '#server/documents/uuid-v5.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { splitContent, teaserOf } from '../../news.rules.ts';
import type { FeedRow } from './feed.store.ts';

export type FeedItem = {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  categories: string[];
  image: string | null;
  publishedAt: Date;
  updatedAt: Date;
};

/** A feed before it takes the form of one format. */
export type Feed = {
  id: string;
  station: string;
  title: string;
  description: string;
  homeUrl: string;
  pageUrl: string;
  feedUrl: string;
  updatedAt: Date;
  items: FeedItem[];
};

export const feedPicture = { size: '845x438', width: 845, height: 438, type: 'image/jpeg' };

/** `namespace`: the station's own, so that neither a new host nor a new slug makes a read item look like a new one. */
export type FeedPlace = { publicUrl: string; station: string; namespace: string };

export function feedId(name: string, namespace: string): string {
  return `urn:uuid:${uuidV5(name, namespace)}`;
}

export function feedItem({ news, category, journalist, tags }: FeedRow, place: FeedPlace): FeedItem {
  const { publicUrl, station, namespace } = place;
  const clean = sanitizeHtml(news.content);
  const url = `${publicUrl}/notizie/${news.slug}`;
  return {
    id: feedId(`notizie/${news.id}`, namespace),
    url,
    title: news.title,
    summary: news.subtitle,
    html: news.pro ? teaserHtml(clean, url) : wholeHtml(clean, publicUrl),
    author: news.author || journalist || station,
    categories: [category, ...tags],
    image: news.image ? `${publicUrl}/media/${feedPicture.size}/${news.image}` : null,
    publishedAt: news.publishedAt,
    updatedAt: news.updatedAt ?? news.publishedAt,
  };
}

/** Away from our pages an address needs its host, and a song becomes a link to it. */
function wholeHtml(clean: string, publicUrl: string): string {
  const parts = splitContent(clean).map((part) => {
    if (part.kind === 'html') return part.html;
    const path = `/canzoni/${part.songSlug}+${part.artistSlug}`;
    return `<p><a href="${escapeHtml(path)}">Ascolta il brano</a></p>`;
  });
  return parts.join('\n').replace(/ (src|href)="\/(?!\/)/g, ` $1="${publicUrl}/`);
}

function teaserHtml(clean: string, url: string): string {
  return `${teaserOf(clean)}\n<p><a href="${escapeHtml(url)}">Continua a leggere con PRO</a></p>`;
}
