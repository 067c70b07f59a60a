import { escapeHtml } from '#kit/escape-html.ts';
import { frameHtml } from './embed.rules.ts';

/** What can be framed for one address of the site, in the measures that there are, the best one first. */
type Framable = { title: string; frames: readonly { address: string; width: number; height: number }[] };

/** What others show as a card of their own, with a picture of ours. */
type Linkable = {
  title: string;
  author: { name: string; url: string };
  picture?: { url: string; width: number; height: number };
};

type Embeddable = Framable | Linkable;

/** One kind of page that others may embed. A kind answers null for an address that it knows nothing about. */
export type OEmbedKind = {
  path: RegExp;
  find(match: RegExpExecArray): Promise<Embeddable | null> | Embeddable | null;
};

type Common = {
  version: '1.0';
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
};
type Rich = Common & { type: 'rich'; html: string; width: number; height: number };
type Link = Common & {
  type: 'link';
  author_name: string;
  author_url: string;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
};
export type OEmbedAnswer = Rich | Link;

type Room = { maxWidth: number; maxHeight: number };
type Provider = { name: string; url: string };

const cacheAgeSeconds = 86_400;

/** The best that the asking page has room for; null where no frame fits, for its limits must be respected. */
export function oEmbedAnswer(found: Embeddable, room: Room, provider: Provider): OEmbedAnswer | null {
  const { title } = found;
  const fits = ({ width, height }: { width: number; height: number }) =>
    width <= room.maxWidth && height <= room.maxHeight;
  const common: Common = {
    version: '1.0',
    title,
    provider_name: provider.name,
    provider_url: provider.url,
    cache_age: cacheAgeSeconds,
  };
  if ('author' in found) return { ...common, type: 'link', ...linkParts(found, fits) };
  const frame = found.frames.find(fits);
  if (!frame) return null;
  const { width, height } = frame;
  return { ...common, type: 'rich', html: frameHtml({ ...frame, title }), width, height };
}

function linkParts({ author, picture }: Linkable, fits: (one: { width: number; height: number }) => boolean) {
  const named = { author_name: author.name, author_url: author.url };
  if (!picture || !fits(picture)) return named;
  return {
    ...named,
    thumbnail_url: picture.url,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
}

export function oEmbedXml(answer: OEmbedAnswer): string {
  const parts = Object.entries(answer).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${parts.join('')}</oembed>\n`;
}
