import { Suspense } from 'react';
import { person } from '#web/json-ld.ts';
import { imageUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { pageNumber, pageNumberIn } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { getJournalistsData, type Journalist } from '../news.contract.ts';
import { type Brief, briefOf } from '../news.decode.ts';
import { journalistMessages as text } from '../news.journalists.messages.ts';
import { Portrait } from './blocks/Portrait.tsx';
import { loadJournalistNews, pageSize } from './journalists/journalist-news.ts';
import { redirectMovedNews } from './redirect-moved-news.ts';

const JournalistNews = deferred(() => import('./journalists/JournalistNews.tsx'), 'JournalistNews');

type Data = { journalist: Omit<Journalist, 'news'>; items: Brief[]; page: number; offset: number };

export const page = definePage<Data>({
  query: { pagina: pageNumber },
  async load({ client, path, params, query }) {
    const all = await client.call(getJournalistsData);
    const journalist = all.find(({ slug }) => slug === params.slug);
    if (!journalist) {
      if (params.slug) await redirectMovedNews(client, 'jornalistas', params.slug, path);
      const { title, message, link } = text.notFound;
      const back = { to: '/jornalistas', label: link.text };
      return problem({ status: 404, title: title.text, message: message.text, link: back, lang: title.lang });
    }
    const number = pageNumberIn(query);
    const offset = (number - 1) * pageSize;
    const items = await loadJournalistNews(client, journalist.id, offset).catch((error) => {
      console.warn('the articles did not load', error);
      return [];
    });
    return { journalist, items: items.map((item) => briefOf(item)), page: number, offset };
  },
  head: ({ journalist, page: number }, { parameters: { station } }) => ({
    title: journalist.name,
    description: journalist.description.slice(0, 300),
    type: 'profile',
    image: journalist.imageFile ? imageUrl(journalist.imageFile, '1200x600') : undefined,
    noindex: number > 1,
    jsonLd: import.meta.env.SSR ? [person(journalist, station)] : undefined,
  }),
  Page: JournalistPage,
});

function JournalistPage({ data: { journalist, items, page: number, offset } }: { data: Data }) {
  const { id, slug, name, description, imageFile, isActive } = journalist;
  return (
    <div className="page-width grid gap-12 py-8 md:gap-16 md:py-14">
      <header className="grid gap-6 sm:grid-cols-[14rem_1fr] sm:gap-10 lg:grid-cols-[20rem_1fr] lg:gap-14">
        <Portrait file={imageFile} alt={name} size={400} priority className="max-sm:max-w-48" />
        <div className="grid content-center gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <a
              href="/jornalistas"
              className="kicker -my-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {text.kicker}
            </a>
            {!isActive && <Badge kind="plain">{text.ex}</Badge>}
          </p>
          <h1 className="text-39 leading-[1.03] sm:text-49 lg:text-61">{name}</h1>
          {!isActive && <p className="text-14 text-ink-3">{text.exNote}</p>}
          <p className="max-w-[60ch] text-16 leading-relaxed text-ink-2 lg:text-20 lg:leading-normal">{description}</p>
        </div>
      </header>
      <Suspense key={`${slug} ${number}`} fallback={<div className="min-h-screen" />}>
        <JournalistNews id={id} slug={slug} name={name} first={items} page={number} offset={offset} />
      </Suspense>
    </div>
  );
}
