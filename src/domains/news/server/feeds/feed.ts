import { escapeHtml } from '#kit/escape-html.ts';
import { sanitizeHtml } from '#server/sanitize-html.ts';
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

export function feedItem({ news, category, journalist, tags }: FeedRow, publicUrl: string, station: string): FeedItem {
  const clean = sanitizeHtml(news.content);
  const url = `${publicUrl}/notizie/${news.slug}`;
  return {
    // A changed address must not look like a new item to whoever has read it.
    id: `tag:${new URL(publicUrl).hostname},2026:notizie/${news.id}`,
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
    const path = `/canzoni/${part.musicSlug}+${part.artistSlug}`;
    return `<p><a href="${escapeHtml(path)}">Ascolta il brano</a></p>`;
  });
  return parts.join('\n').replace(/ (src|href)="\/(?!\/)/g, ` $1="${publicUrl}/`);
}

function teaserHtml(clean: string, url: string): string {
  return `${teaserOf(clean)}\n<p><a href="${escapeHtml(url)}">Continua a leggere con PRO</a></p>`;
}
