import { escapeXml } from '#kit/escape-xml.ts';
import { type Feed, type FeedItem, feedPicture } from './feed.ts';

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
];
const minutesToKeep = 15;

/** RSS 2.0 with the whole text (content:encoded) and the picture (media:content). */
export function rssFeed(feed: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" ${namespaces.join(' ')}>
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.pageUrl)}</link>
<description>${escapeXml(feed.description)}</description>
<language>it</language>
<lastBuildDate>${feed.updatedAt.toUTCString()}</lastBuildDate>
<ttl>${minutesToKeep}</ttl>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.feedUrl)}"/>
<image><url>${escapeXml(`${feed.homeUrl}/icon-192.png`)}</url><title>${escapeXml(feed.title)}</title><link>${escapeXml(feed.pageUrl)}</link></image>
${feed.items.map(item).join('\n')}
</channel>
</rss>
`;
}

function item(one: FeedItem): string {
  const { width, height, type } = feedPicture;
  const picture = one.image
    ? `\n<media:content url="${escapeXml(one.image)}" medium="image" type="${type}" width="${width}" height="${height}"/>`
    : '';
  const categories = one.categories.map((name) => `\n<category>${escapeXml(name)}</category>`).join('');
  return `<item>
<title>${escapeXml(one.title)}</title>
<link>${escapeXml(one.url)}</link>
<guid isPermaLink="false">${escapeXml(one.id)}</guid>
<pubDate>${one.publishedAt.toUTCString()}</pubDate>
<dc:creator>${escapeXml(one.author)}</dc:creator>${categories}
<description>${escapeXml(one.summary)}</description>
<content:encoded>${escapeXml(one.html)}</content:encoded>${picture}
</item>`;
}
