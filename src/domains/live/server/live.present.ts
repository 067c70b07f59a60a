import { slugify } from '#kit/slug.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { NowPlaying, Stream } from '../live.contract.ts';
import type { Airing, CataloguedAiring, StreamRow } from './live.store.ts';

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

/**
 * Airings as they are shown. `as` says whether an item of the library is called what the catalogue calls it now, as what is on
 * air is, or what it was called when it was aired, as the history is; who it is stands by its reference either way. What came
 * from outside the library is looked for in the catalogue by its name.
 */
export async function presentAirings(
  knownSongs: KnownSongs,
  rows: readonly CataloguedAiring[],
  { as, delaySeconds }: { as: 'now' | 'aired'; delaySeconds: number },
): Promise<NowPlaying[]> {
  const isLookedFor = ({ airing, item }: CataloguedAiring) => airing.kind === 'song' && !item?.songId;
  const known = await knownSongs(rows.filter(isLookedFor).map(({ airing }) => addressOf(airing)));
  return rows.map((row) => presentAiring(row, { as, delaySeconds, known: isLookedFor(row) ? known.shift() : null }));
}

function addressOf({ artist, title }: Airing) {
  return { artistSlug: slugify(artist), songSlug: slugify(title) };
}

type Way = { as: 'now' | 'aired'; delaySeconds: number; known: KnownSong | null | undefined };

function presentAiring({ airing, item }: CataloguedAiring, { as, delaySeconds, known }: Way): NowPlaying {
  const isReferred = Boolean(item?.songId ?? item?.spotId);
  const aired = { ...airing.details, title: airing.title, artist: airing.artist };
  const shown = as === 'now' && item && isReferred ? item : aired;
  const isMusic = airing.kind === 'song';
  const ofName = addressOf(airing);
  const musicSlug = isMusic ? item?.songSlug || ofName.songSlug : '';
  const artistSlug = isMusic ? item?.artistSlug || ofName.artistSlug : '';
  return {
    album: shown.album,
    artist: shown.artist,
    artistId: item?.artistId ?? known?.artistId ?? null,
    artistSlug,
    song: shown.title,
    songId: item?.songId ?? known?.songId ?? null,
    musicSlug,
    year: shown.year,
    cover: shown.cover ? `/media/1000x1000/${shown.cover}` : '',
    itunes: item?.itunes || known?.itunes || '',
    time: airing.startsAt.toISOString(),
    slug: isMusic ? `${musicSlug}+${artistSlug}` : '',
    spotSlug: airing.kind === 'spot' ? item?.spotSlug || airing.itemId.replace(/^spot-/, '') : '',
    lyrics: shown.lyrics,
    lyricsTranslation: shown.translation,
    metaType: isMusic ? 'music' : 'commercial',
    clientColor: shown.clientColor,
    clientDescription: sanitizeHtml(shown.clientDescription),
    endTime: airing.endsAt.toISOString(),
    delaySeconds,
  };
}
