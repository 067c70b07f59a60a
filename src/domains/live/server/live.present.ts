import { slugify } from '#kit/slug.ts';
import { sanitizeHtml } from '#server/sanitize-html.ts';
import type { NowPlaying, Stream } from '../live.contract.ts';
import type { Airing, StreamRow } from './live.store.ts';

/** Without a token the address of a stream for some stays unknown. */
export function presentStream(stream: StreamRow, token?: string): Stream {
  const isForAll = !stream.pro && !stream.semiPro;
  const query = token ? `?token=${token}` : '';
  const address = stream.format === 'hls' ? `/stream/${stream.id}/live.m3u8` : `/stream/${stream.id}`;
  const type = stream.format === 'hls' ? 'application/vnd.apple.mpegurl' : 'audio/mpeg';
  return {
    streamId: stream.id,
    streamName: stream.name,
    imageUrl: stream.image,
    pro: stream.pro,
    semiPro: stream.semiPro,
    color: stream.color,
    metaId: stream.channel,
    sources: isForAll || token ? [{ src: address + query, type }] : [],
    isPopup: stream.isPopup,
    popupUrl: stream.popupUrl,
    popupId: stream.isPopup ? `popup_${stream.id}` : '',
    popupConfig: stream.popupConfig,
  };
}

export function presentAiring(airing: Airing, delaySeconds: number): NowPlaying {
  const { details, title, artist } = airing;
  const isMusic = airing.kind === 'song';
  const musicSlug = isMusic ? slugify(title) : '';
  const artistSlug = isMusic ? slugify(artist) : '';
  return {
    album: details.album,
    artist,
    artistId: null,
    artistSlug,
    song: title,
    songId: null,
    musicSlug,
    year: details.year,
    cover: details.cover ? `/media/1000x1000/${details.cover}` : '',
    itunes: '',
    time: airing.startsAt.toISOString(),
    slug: isMusic ? `${musicSlug}+${artistSlug}` : '',
    spotSlug: airing.kind === 'spot' ? airing.itemId.replace(/^spot-/, '') : '',
    lyrics: details.lyrics,
    lyricsTranslation: details.translation,
    metaType: isMusic ? 'music' : 'commercial',
    clientColor: details.clientColor,
    clientDescription: sanitizeHtml(details.clientDescription),
    endTime: airing.endsAt.toISOString(),
    delaySeconds,
  };
}
