import { slugify } from '#kit/slug.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { NowPlaying, Stream } from '../live.contract.ts';
import type { Airing, StreamRow } from './live.store.ts';

export type Source = Stream['sources'][number];

type Ways = { token?: string; elsewhere?: Source; nearby?: Source };

/**
 * Without a token the address of a stream for some stays unknown. `elsewhere` is where its sound leaves, if not here; `nearby` a
 * delivery network that has it too, for everybody.
 */
export function presentStream(stream: StreamRow, { token, elsewhere, nearby }: Ways): Stream {
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
    sources: isForAll || token ? [...(isForAll && nearby ? [nearby] : []), { src: src + query, type }] : [],
    isPopup: stream.isPopup,
    popupUrl: stream.popupUrl,
    popupId: stream.isPopup ? `popup_${stream.id}` : '',
    popupConfig: stream.popupConfig,
  };
}

function ownSource({ id, format }: StreamRow): Source {
  return format === 'mp3'
    ? { src: `/stream/${id}`, type: 'audio/mpeg' }
    : { src: `/stream/${id}/live.m3u8`, type: 'application/vnd.apple.mpegurl' };
}

type KnownSong = { songId: number; artistId: number; itunes: string };
/** What the catalogue knows of songs by their addresses, null where it has none; handed in, because it knows of this domain. */
export type KnownSongs = (addresses: { artistSlug: string; songSlug: string }[]) => Promise<(KnownSong | null)[]>;

/** Airings as they are shown; songs of the catalogue with what it knows of them. */
export async function presentAirings(
  knownSongs: KnownSongs,
  airings: Airing[],
  delaySeconds: number,
): Promise<NowPlaying[]> {
  const addresses = airings.map(({ title, artist }) => ({ artistSlug: slugify(artist), songSlug: slugify(title) }));
  const known = await knownSongs(addresses.filter((_, index) => airings[index]?.kind === 'song'));
  return airings.map((airing) => presentAiring(airing, airing.kind === 'song' ? known.shift() : null, delaySeconds));
}

function presentAiring(airing: Airing, known: KnownSong | null | undefined, delaySeconds: number): NowPlaying {
  const { details, title, artist } = airing;
  const isMusic = airing.kind === 'song';
  const musicSlug = isMusic ? slugify(title) : '';
  const artistSlug = isMusic ? slugify(artist) : '';
  return {
    album: details.album,
    artist,
    artistId: known?.artistId ?? null,
    artistSlug,
    song: title,
    songId: known?.songId ?? null,
    musicSlug,
    year: details.year,
    cover: details.cover ? `/media/1000x1000/${details.cover}` : '',
    itunes: known?.itunes ?? '',
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
