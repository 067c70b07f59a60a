import { redirect } from 'react-router';
import type { SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { coverUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { slugOfSomething } from '#web/page-query.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getTop10, getTop10Categories, type Top10Category } from '../charts.contract.ts';
import type { Top10Meta } from '../charts.meta.ts';
import { defaultCategory, top10Path } from '../charts.rules.ts';
import { top10Messages as text } from '../top10.messages.ts';
import { CategoryStrip } from './CategoryStrip.tsx';
import { ChartRow } from './ChartRow.tsx';
import { chartData } from './chart-data.ts';
import { chartOrNothing } from './chart-or-nothing.ts';
import { LeadSong } from './LeadSong.tsx';

type Data = { category: Top10Category; categories: Top10Category[]; songs: SongItem[]; meta: Top10Meta | undefined };

export const page = definePage<Data>({
  query: { categoria: slugOfSomething },
  async load({ client, query }) {
    const asked = query.get('categoria');
    if (asked === defaultCategory) throw redirect(top10Path(defaultCategory), 301);
    const slug = asked ?? defaultCategory;
    const [categories, songs, { top10Meta }] = await Promise.all([
      client.call(getTop10Categories),
      chartOrNothing(client.call(getTop10, { params: { categorySlug: slug } })),
      // The texts of all lists are many: a browser gets them when it needs another's.
      import('../charts.meta.ts'),
    ]);
    const category = categories.length === 0 ? noListYet : categories.find(({ categorySlug }) => categorySlug === slug);
    if (!category || !songs) return notFound;
    const metas: Record<string, Top10Meta> = top10Meta;
    return { category, categories, songs, meta: metas[slug] };
  },
  head(data) {
    const { category, songs, meta } = data;
    return {
      title: titleOf(data),
      description: meta?.description ?? category.description,
      keywords: meta?.keywords,
      share: meta && { title: meta.shareTitle, description: meta.shareDescription },
      image: songs[0]?.albumCover ? coverUrl(songs[0].albumCover, 1000) : undefined,
      canonical: top10Path(category.categorySlug),
      jsonLd: import.meta.env.SSR ? chartData(songs) : undefined,
    };
  },
  Page: Top10Page,
});

/** Before staff have made the first list; any other than the station's own is not found. */
const noListYet: Top10Category = {
  categorySlug: defaultCategory,
  categoryName: text.kicker,
  description: text.noneYet,
};

const notFound = problem({
  status: 404,
  title: text.missingTitle,
  message: text.missingText,
  link: { to: '/as-10-mais', label: text.back },
  lang: 'pt-BR',
});

/** Every list is a page of its own, with its own name. */
function titleOf({ meta, category }: Data): string {
  return meta?.title ?? text.title(category.categoryName);
}

function Top10Page({ data }: { data: Data }) {
  const { category, categories, songs } = data;
  const [first, ...others] = songs;
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={titleOf(data)} lead={category.description} />
      {categories.length > 0 && <CategoryStrip categories={categories} selected={category.categorySlug} />}
      {first && (
        <div className="border-b border-rule py-6 md:py-10">
          <LeadSong song={first} />
        </div>
      )}
      {others.length > 0 && (
        <ol aria-label={text.list(category.categoryName)} start={2} className="gap-x-10 lg:columns-2">
          {others.map((song, index) => (
            <li key={song.id} className="break-inside-avoid border-b border-rule">
              <ChartRow song={song} position={index + 2} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
