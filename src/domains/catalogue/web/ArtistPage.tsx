import { CallError, type Client, isMissing } from '#contract/client.ts';
import { imageUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { redirectToCanonical } from '#web/redirect-to-canonical.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { artistsMessages as text } from '../artists.messages.ts';
import { getArtistsTopSongs, getSingleArtist } from '../catalogue.contract.ts';
import { type Artist, decodeArtist, decodeTopSong, type TopSong } from '../catalogue.decode.ts';
import { artistPath, artistSongsAddress, topSongsCount } from '../catalogue.rules.ts';
import { artistData } from './artist-data.ts';
import { Biography } from './Biography.tsx';
import { TopSongs } from './TopSongs.tsx';

/** `topSongs` is null when they could not be read: the page stands without them. */
type Data = { artist: Artist; topSongs: TopSong[] | null };

export const page = definePage<Data>({
  async load({ client, params: { slug: given = '' }, path }) {
    const slug = given.toLowerCase();
    try {
      const [artist, topSongs] = await Promise.all([
        client.call(getSingleArtist, { params: { slug } }),
        loadTopSongs(client, slug),
      ]);
      redirectToCanonical(path, artistPath(artist.slug));
      return { artist: decodeArtist(artist), topSongs };
    } catch (error) {
      if (!isMissing(error)) throw error;
      await (await import('./missing-music.ts')).redirectMovedArtist(client, slug, path);
      return notFound;
    }
  },
  head: ({ artist }, { parameters: { station } }) => ({
    title: artist.name,
    description: text.artistDescription(artist.name, station.name),
    keywords: text.artistKeywords(artist.name),
    image: artist.banner ? imageUrl(artist.banner, '1200x600') : undefined,
    type: 'profile',
    jsonLd: import.meta.env.SSR ? artistData(artist) : undefined,
  }),
  Page: ArtistPage,
});

const notFound = problem({
  status: 404,
  title: text.missingTitle,
  message: text.missingText,
  link: { to: '/artisti', label: text.backToArtists },
});

async function loadTopSongs(client: Client, artistSlug: string): Promise<TopSong[] | null> {
  try {
    const params = { artistSlug, count: topSongsCount };
    return (await client.call(getArtistsTopSongs, { params })).map(decodeTopSong);
  } catch (error) {
    // That the artist is unknown is told by the other call.
    if (!(error instanceof CallError && error.status < 500 && error.status !== 0)) {
      console.warn('the top songs did not load', error);
    }
    return null;
  }
}

function ArtistPage({ data: { artist, topSongs } }: { data: Data }) {
  return (
    <article className="pb-16 md:pb-24">
      <Picture
        file={artist.banner}
        place="banner"
        alt=""
        width={1920}
        height={800}
        priority
        className="max-h-[56vh] w-full rounded-none!"
      />
      <div className="page-width grid gap-10 pt-8 md:pt-12 lg:grid-cols-12 lg:gap-12">
        <header className="grid gap-5 lg:col-span-12">
          <p className="kicker">{text.artist}</p>
          <h1 className="text-49 leading-[1.03] md:text-61">{artist.name}</h1>
          <div>
            <ButtonLink href={artistSongsAddress(artist.name)} variant="line">
              {text.songsOf(artist.name)}
            </ButtonLink>
          </div>
        </header>
        <div className="lg:col-span-7">
          <Biography html={artist.biography} />
        </div>
        {topSongs && topSongs.length > 0 && (
          <aside className="min-w-0 lg:col-span-5">
            <TopSongs songs={topSongs} />
          </aside>
        )}
      </div>
    </article>
  );
}
