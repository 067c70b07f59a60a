import { escapeXml } from '#kit/escape-xml.ts';
import { htmlToText } from '#kit/html-words.ts';
import { uuidV5 } from '#server/documents/uuid-v5.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { audioPath, episodePath, showPath, transcriptPath } from '../podcasts.rules.ts';
import type { EpisodeRow } from './podcasts.store.ts';
import type { PodcastPerson, podcastShows } from './podcasts.tables.ts';

type Show = typeof podcastShows.$inferSelect;

export type PodcastFeed = {
  show: Show;
  guid: string;
  episodes: readonly EpisodeRow[];
  /** Where this very feed stands. */
  feedUrl: string;
  publicUrl: string;
  station: string;
  /** Whom a directory writes to. */
  email: string;
  /** Of a private feed: it opens the sound, and no directory may list the feed. */
  key?: string;
};

/**
 * RSS 2.0 as Apple's directory asks for it, with the podcast namespace beside it.
 * https://podcasters.apple.com/support/823-podcast-requirements, https://podcasting2.org/docs/podcast-namespace
 */
export function podcastRss({ show, guid, episodes, feedUrl, publicUrl, station, email, key }: PodcastFeed): string {
  const page = publicUrl + showPath(show.slug);
  const art = `${publicUrl}/media/original/${show.thumb}`;
  const author = show.author || station;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', show.name)}
<link>${escapeXml(page)}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feedUrl)}"/>
${element('description', htmlToText(show.description) || show.subtitle)}
<language>it</language>
${element('copyright', station)}
${newest(episodes)}
${element('itunes:author', author)}
${element('itunes:subtitle', show.subtitle)}
<itunes:type>episodic</itunes:type>
<itunes:explicit>false</itunes:explicit>
<itunes:image href="${escapeXml(art)}"/>
<image>${element('url', art)}${element('title', show.name)}${element('link', page)}</image>
${category(show.category)}
<itunes:owner>${element('itunes:name', station)}${element('itunes:email', email)}</itunes:owner>
${key ? '<itunes:block>Yes</itunes:block>\n<podcast:block>yes</podcast:block>\n' : ''}<podcast:guid>${guid}</podcast:guid>
<podcast:locked owner="${escapeXml(email)}">yes</podcast:locked>
<podcast:medium>podcast</podcast:medium>
${show.people.map(person).join('\n')}
${episodes.map((episode) => item(episode, show, publicUrl, key)).join('\n')}
</channel>
</rss>
`;
}

const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * The name of a show in all directories, made of the address at which its feed first stood, without scheme and slash at the end.
 * https://podcasting2.org/docs/podcast-namespace/tags/guid
 */
export function podcastGuid(feedUrl: string): string {
  return uuidV5(feedUrl.replace(/^[a-z]+:\/\//, '').replace(/\/$/, ''), podcastNamespace);
}

function item(episode: EpisodeRow, show: Show, publicUrl: string, key?: string): string {
  const sound = publicUrl + audioPath(episode.podcastId, key);
  const html = sanitizeHtml(episode.description);
  // What is heard by PRO listeners only is not read by everybody either.
  const transcript =
    episode.transcript && !show.pro
      ? `<podcast:transcript url="${escapeXml(publicUrl + transcriptPath(episode.podcastId))}" type="text/plain" language="it"/>`
      : '';
  return `<item>
${element('title', episode.title)}
${element('itunes:title', episode.title)}
<link>${escapeXml(publicUrl + episodePath(show.slug, episode.slug))}</link>
<guid isPermaLink="false">${escapeXml(episode.podcastId)}</guid>
<pubDate>${episode.publishedAt.toUTCString()}</pubDate>
${element('description', htmlToText(episode.description))}
${element('content:encoded', html)}
<enclosure url="${escapeXml(sound)}" length="${episode.audioBytes}" type="audio/mpeg"/>
<itunes:duration>${episode.seconds}</itunes:duration>
<itunes:episode>${episode.number}</itunes:episode>
<itunes:episodeType>full</itunes:episodeType>
<itunes:explicit>false</itunes:explicit>
${episode.people.map(person).join('\n')}
${transcript}
</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function newest([first]: readonly EpisodeRow[]): string {
  return first ? `<pubDate>${first.publishedAt.toUTCString()}</pubDate>` : '';
}

function category(words: string): string {
  const [group = '', part] = words.split(' > ');
  const inner = part ? `<itunes:category text="${escapeXml(part)}"/>` : '';
  return `<itunes:category text="${escapeXml(group)}">${inner}</itunes:category>`;
}

function person({ name, role }: PodcastPerson): string {
  return `<podcast:person role="${role}">${escapeXml(name)}</podcast:person>`;
}
