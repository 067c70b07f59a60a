import { Suspense } from 'react';
import { getCurrentSongInfo, type NowPlaying } from '#domains/live/live.contract.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import { imageUrl } from '#web/media.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { tvMessages as text } from '../tv.messages.ts';
import { getTvProgramme } from '../videos.contract.ts';
import { decodeTvProgramme, type TvProgramme } from '../videos.decode.ts';
import { tvData } from './tv/tv-data.ts';

const TvSwitch = deferred(() => import('./tv/TvSwitch.tsx'), 'TvSwitch');

type Data = { programme: TvProgramme; item: NowPlaying | null };

export const page = definePage<Data>({
  async load({ client }) {
    const params = { metaId: standardStreamId };
    const [programme, item] = await Promise.all([
      client.call(getTvProgramme),
      client.call(getCurrentSongInfo, { params, query: {} }).catch(withoutSong),
    ]);
    return { programme: decodeTvProgramme(programme), item };
  },
  head: ({ programme }, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
    image: programme.films[0]?.image ? imageUrl(programme.films[0].image, '1200x600') : undefined,
    jsonLd: import.meta.env.SSR ? tvData(programme, station.name, Date.now()) : undefined,
  }),
  Page: TvPage,
  theme: 'night',
});

function withoutSong(error: unknown): null {
  console.warn('what is on air is not known', error);
  return null;
}

function TvPage({ data: { programme, item } }: { data: Data }) {
  const isOffAir = !programme.streamUrl && programme.films.length === 0;
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro
        kicker={text.kicker}
        title={isOffAir ? text.offAir : text.title}
        lead={isOffAir ? text.offAirText : text.lead}
      >
        {isOffAir && <ButtonLink href="/ascolta-la-radio">{text.listen}</ButtonLink>}
      </PageIntro>
      <Suspense fallback={<div className="aspect-video w-full" />}>
        <TvSwitch programme={programme} item={item} />
      </Suspense>
    </div>
  );
}
