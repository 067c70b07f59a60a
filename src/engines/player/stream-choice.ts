import { defaultStream, dolbyStreamId, standardStreamId } from './default-stream.ts';
import type { Source, Stream } from './player-state.ts';

export const streamKey = 'stream';

export type Listener = { isLoggedIn: boolean; isPro: boolean };
export type Access = 'ok' | 'needs-login' | 'needs-pro';

export function access(stream: Pick<Stream, 'pro' | 'semiPro'>, listener: Listener): Access {
  if ((stream.pro || stream.semiPro) && !listener.isLoggedIn) return 'needs-login';
  return stream.pro && !listener.isPro ? 'needs-pro' : 'ok';
}

/** Safari, and every browser of iPhone and iPad: they all are Safari inside. */
export function isSafariLike(userAgent: string): boolean {
  return /(?:Macintosh|iPhone|iPad|iPod).*AppleWebKit/.test(userAgent) && !userAgent.includes('Chrom');
}

export type StreamChoice =
  | { kind: 'play'; stream: Stream }
  | { kind: 'popup'; stream: Stream }
  | { kind: 'refused'; access: 'needs-login' | 'needs-pro' }
  /** The browser cannot play Dolby Atmos: the standard stream plays in its place. */
  | { kind: 'incompatible'; stream: Stream };

type Choosing = { listener: Listener; userAgent: string; streams: readonly Stream[] };

export function chooseStream(stream: Stream, { listener, userAgent, streams }: Choosing): StreamChoice {
  const answer = access(stream, listener);
  if (answer !== 'ok') return { kind: 'refused', access: answer };
  if (isOutOfReach(stream, userAgent)) return { kind: 'incompatible', stream: standardOf(streams) };
  return { kind: stream.isPopup ? 'popup' : 'play', stream };
}

export type KeptChoice = { stream: Stream; isDropped: boolean };

/** The stream for a stored choice: a choice that is no longer the listener's falls back to the standard one. */
export function keptChoice(storedId: string | null, { listener, userAgent, streams }: Choosing): KeptChoice {
  const stored = streams.find(({ streamId }) => streamId === storedId);
  // A stream that is not listed may only be missing for the moment.
  if (!stored) return { stream: standardOf(streams), isDropped: false };
  const isKept = access(stored, listener) === 'ok' && !isOutOfReach(stored, userAgent) && !stored.isPopup;
  return isKept ? { stream: stored, isDropped: false } : { stream: standardOf(streams), isDropped: true };
}

export function standardOf(streams: readonly Stream[]): Stream {
  return streams.find(({ streamId }) => streamId === standardStreamId) ?? defaultStream;
}

/** A visitor who came through a campaign hears the standard stream at the campaign's own address. */
export function withCampaignSource(
  stream: Stream,
  search: string,
  campaigns: Readonly<Record<string, string>>,
): Stream {
  const utmSource = new URLSearchParams(search).get('utm_source');
  if (stream.streamId !== standardStreamId || utmSource === null || !Object.hasOwn(campaigns, utmSource)) return stream;
  // The house's own address stands last, and so does that of the campaign.
  const type = stream.sources.at(-1)?.type ?? 'audio/mpeg';
  const source: Source = { src: campaigns[utmSource] ?? '', type };
  return { ...stream, sources: [source] };
}

function isOutOfReach(stream: Stream, userAgent: string): boolean {
  return stream.streamId === dolbyStreamId && !isSafariLike(userAgent);
}
