import { slugify } from '#kit/slug.ts';
import { sanitizeHtml } from '#server/sanitize-html.ts';
import type { NowPlaying, Stream } from '../live.contract.ts';
import type { Airing, StreamRow } from './live.store.ts';

export type Source = Stream['sources'][number];

/** Without a token the address of a stream for some stays unknown. `elsewhere` is where its sound leaves, if not here. */
export function presentStream(stream: StreamRow, { token, elsewhere }: { token?: string; elsewhere?: Source }): Stream {
  const isForAll = !stream.pro && !stream.semiPro;
  const query = token ? `?token=${token}` : '';
  const { src, type } = elsewhere ?? ownSource(stream);
  return {
    streamId: stream.id,
    streamName: stream.name,
    imageUrl: stream.image,
    pro: stream.pro,
    semiPro: stream.semiPro,
    color: stream.color,
    metaId: stream.channel,
    sources: isForAll || token ? [{ src: src + query, type }] : [],
    isPopup: stream.isPopup,
    popupUrl: stream.popupUrl,
    popupId: stream.isPopup ? `popup_${stream.id}` : '',
    popupConfig: stream.popupConfig,
  };
}

function ownSource({ id, format }: StreamRow): Source {
  return format === 'hls'
    ? { src: `/stream/${id}/live.m3u8`, type: 'application/vnd.apple.mpegurl' }
    : { src: `/stream/${id}`, type: 'audio/mpeg' };
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
