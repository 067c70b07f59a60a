import { isAllowedFrame } from './written-html.ts';

const youTubeId = /^[\w-]{11}$/;

/** The address that a frame may have for what somebody copied: a video's page or its player, or one of our own players. */
export function embedAddress(given: string, origin: string): string | null {
  if (!URL.canParse(given.trim(), origin)) return null;
  const address = new URL(given.trim(), origin);
  const path = address.pathname + address.search;
  if (address.origin === origin) return isAllowedFrame(path) ? path : null;
  const id = videoOf(address);
  return id && youTubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

function videoOf({ protocol, hostname, pathname, searchParams }: URL): string | null {
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return searchParams.get('v');
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : null;
}
