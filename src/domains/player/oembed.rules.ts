import { escapeHtml } from '#kit/escape-html.ts';
import { frameHtml } from './embed.rules.ts';

/** What can be framed for one address of the site, in the measures that there are, the best one first. */
export type Framable = { title: string; frames: readonly { address: string; width: number; height: number }[] };

/** One kind of page that others may embed. A kind answers null for an address that it knows nothing about. */
export type OEmbedKind = {
  path: RegExp;
  framable(match: RegExpExecArray): Promise<Framable | null> | Framable | null;
};

export type OEmbedAnswer = {
  version: '1.0';
  type: 'rich';
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
  html: string;
  width: number;
  height: number;
};

type Room = { maxWidth: number; maxHeight: number };
type Provider = { name: string; url: string };

const cacheAgeSeconds = 86_400;

/** The best frame that the asking page has room for; null where none fits, for its limits must be respected. */
export function oEmbedAnswer({ title, frames }: Framable, room: Room, provider: Provider): OEmbedAnswer | null {
  const frame = frames.find(({ width, height }) => width <= room.maxWidth && height <= room.maxHeight);
  if (!frame) return null;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: provider.name,
    provider_url: provider.url,
    cache_age: cacheAgeSeconds,
    html: frameHtml({ ...frame, title }),
    width: frame.width,
    height: frame.height,
  };
}

export function oEmbedXml(answer: OEmbedAnswer): string {
  const parts = Object.entries(answer).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${parts.join('')}</oembed>\n`;
}
