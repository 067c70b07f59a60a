import type { SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { coverUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getTop100, getTop100Years } from '../charts.contract.ts';
import { decodeYear } from '../charts.decode.ts';
import { firstYear, top100Path, yearOf } from '../charts.rules.ts';
import { top100Messages as text } from '../top100.messages.ts';
import { ChartRow } from './ChartRow.tsx';
import { chartData } from './chart-data.ts';
import { chartOrNothing } from './chart-or-nothing.ts';
import { ShareChart } from './ShareChart.tsx';
import { YearChoice } from './YearChoice.tsx';

type Chart = { year: number; years: number[]; songs: SongItem[]; keywords: string | undefined };
/** Null before staff have made the first chart. */
type Data = Chart | null;

export const page = definePage<Data>({
  async load({ client, params: { year: given } }) {
    const years = (await client.call(getTop100Years)).map(decodeYear);
    if (years.length === 0 && given === undefined) return null;
    const year = given === undefined ? firstYear(years) : yearOf(given);
    if (year === null) return notFound;
    const [songs, { yearKeywords }] = await Promise.all([
      chartOrNothing(client.call(getTop100, { params: { year } })),
      // The words of all years are many: a browser gets them when it needs another's.
      import('../charts.year-keywords.ts'),
    ]);
    if (!songs) return notFound;
    return { year, years, songs, keywords: yearKeywords[year] };
  },
  head: (chart, { parameters: { station } }) => (chart ? headOf(chart, station.name) : noneYetHead),
  Page: Top100Page,
});

const noneYetHead = { title: text.headTitle(firstYear([])), description: text.noneYet };

const headOf = ({ year, songs, keywords }: Chart, stationName: string) => ({
  title: text.headTitle(year),
  description: text.headDescription(year, stationName),
  keywords,
  image: songs[0]?.albumCover ? coverUrl(songs[0].albumCover, 1000) : undefined,
  // Without a year in its address the page is that of the newest one.
  canonical: top100Path(year),
  jsonLd: import.meta.env.SSR ? chartData(songs) : undefined,
});

const notFound = problem({
  status: 404,
  title: text.missingTitle,
  message: text.missingText,
  link: { to: '/le-100-piu', label: text.back },
});

function Top100Page({ data }: { data: Data }) {
  return data ? <ChartOfYear {...data} /> : <NoneYet />;
}

function NoneYet() {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title(firstYear([]))} lead={text.noneYet} />
      <p className="border-t-2 border-ink py-12 font-serif text-25">{text.missingTitle}</p>
    </div>
  );
}

function ChartOfYear({ year, years, songs }: Chart) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title(year)} lead={text.lead(year)} />
      <div className="flex flex-wrap items-end justify-between gap-4 pb-8">
        <YearChoice year={year} years={years} />
        <ShareChart year={year} />
      </div>
      {/* No `columns`: a browser measures all of them anew for whatever changes in one row, half a second long. */}
      <ol
        aria-label={text.list(year)}
        className="gap-x-10 border-t-2 border-ink lg:grid lg:grid-flow-col lg:grid-cols-2"
        style={{ gridTemplateRows: `repeat(${Math.ceil(songs.length / 2)}, auto)` }}
      >
        {songs.map((song, index) => (
          <li key={song.id} className="border-b border-rule">
            <ChartRow song={song} position={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}
