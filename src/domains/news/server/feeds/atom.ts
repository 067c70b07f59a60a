import { escapeXml } from '#kit/escape-xml.ts';
import type { Feed, FeedItem } from './feed.ts';

/** Atom 1.0, RFC 4287. */
export function atomFeed(feed: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="it">
<id>${escapeXml(feed.id)}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<updated>${feed.updatedAt.toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>
<author><name>${escapeXml(feed.station)}</name><uri>${escapeXml(feed.homeUrl)}</uri></author>
<icon>${escapeXml(`${feed.homeUrl}/icon-192.png`)}</icon>
${feed.items.map(entry).join('\n')}
</feed>
`;
}

function entry(item: FeedItem): string {
  const image = item.image ? `\n<link rel="enclosure" type="image/jpeg" href="${escapeXml(item.image)}"/>` : '';
  const categories = item.categories.map((name) => `\n<category term="${escapeXml(name)}"/>`).join('');
  return `<entry>
<id>${escapeXml(item.id)}</id>
<title>${escapeXml(item.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>${image}
<published>${item.publishedAt.toISOString()}</published>
<updated>${item.updatedAt.toISOString()}</updated>
<author><name>${escapeXml(item.author)}</name></author>${categories}
<summary>${escapeXml(item.summary)}</summary>
<content type="html">${escapeXml(item.html)}</content>
</entry>`;
}
