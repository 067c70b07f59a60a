import { Suspense } from 'react';
import type { Brief, MostRead } from '#domains/news/news.decode.ts';
import { MostReadBlock } from '#domains/news/web/blocks/MostReadBlock.tsx';
import { NewsCard } from '#domains/news/web/blocks/NewsCard.tsx';
import { deferred } from '#web/parts/deferred.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { homeMessages as text } from '../home.messages.ts';
import type { FrontNews } from '../home.news.rules.ts';
import type { Airing } from '../home.rules.ts';

const OnAirCard = deferred(() => import('./OnAirCard.tsx'), 'OnAirCard');

type Props = { news: FrontNews<Brief, MostRead>; programmes: readonly Airing[] };

/** The first view: one large story, the others of the day beside it, what was read most, and who is speaking. */
export function FrontLead({ news: { lead, second, mostRead }, programmes }: Props) {
  return (
    <div className="page-width grid gap-8 py-6 md:grid-cols-2 md:py-9 lg:grid-cols-[7fr_3fr_2.7fr] lg:gap-0">
      <div className="md:max-lg:col-span-2 lg:pr-8">
        {lead ? <NewsCard item={lead} size="lead" level={2} priority shortTitle /> : <NoNews />}
      </div>
      {second.length > 0 && (
        <section aria-label={text.second} className="border-rule max-lg:border-t max-lg:pt-6 lg:border-l lg:px-6">
          <ul className="grid divide-y divide-rule *:py-4 *:first:pt-0 *:last:pb-0">
            {second.map((item) => (
              <li key={item.newsId}>
                <NewsCard item={item} size="text" shortTitle />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid content-start gap-8 border-rule max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
        <MostReadBlock items={mostRead} />
        <Suspense fallback={<div className="min-h-56" />}>
          <OnAirCard programmes={programmes} />
        </Suspense>
      </div>
    </div>
  );
}

function NoNews() {
  return (
    <div className="grid content-center justify-items-start gap-5 py-10 md:py-16">
      <p className="max-w-[18ch] font-serif text-39 leading-tight font-[560] md:text-49">{text.empty}</p>
      <p className="text-20 text-ink-2">{text.emptyText}</p>
      <ButtonLink href="/ascolta-la-radio">{text.listen}</ButtonLink>
    </div>
  );
}
