import type { Feed, FeedItem } from './feed.ts';

/** JSON Feed 1.1, https://jsonfeed.org. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    icon: `${feed.homeUrl}/icon-512.png`,
    favicon: `${feed.homeUrl}/favicon-32.png`,
    language: 'it',
    authors: [{ name: feed.station, url: feed.homeUrl }],
    items: feed.items.map(jsonItem),
  });
}

function jsonItem(item: FeedItem) {
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    summary: item.summary,
    content_html: item.html,
    ...(item.image && { image: item.image }),
    date_published: item.publishedAt.toISOString(),
    date_modified: item.updatedAt.toISOString(),
    authors: [{ name: item.author }],
    tags: item.categories,
    language: 'it',
  };
}
