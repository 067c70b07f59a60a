import { Suspense } from 'react';
import { breadcrumbs } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { pageNumber, pageNumberIn } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { promotionsMessages as text } from '../promotions.messages.ts';
import { promotionsPath } from '../promotions.rules.ts';
import { promotionList } from './json-ld.ts';
import { loadPromotions, type PromotionsData } from './list/load-promotions.ts';
import { OpenPromotions } from './list/OpenPromotions.tsx';

const ClosedPromotions = deferred(() => import('./list/ClosedPromotions.tsx'), 'ClosedPromotions');

export const page = definePage<PromotionsData>({
  query: { pagina: pageNumber },
  load: ({ client, query }) => loadPromotions(client, pageNumberIn(query)),
  head: ({ open, closed, wanted }) => ({
    title: text.headTitle,
    description: text.headDescription,
    noindex: wanted > 1,
    jsonLd: import.meta.env.SSR
      ? [
          promotionList(text.title, [...open, ...closed.map(({ promotion }) => promotion)]),
          breadcrumbs([{ name: text.title, path: promotionsPath }]),
        ]
      : undefined,
  }),
  Page: PromotionsPage,
});

function PromotionsPage({ data: { open, closed, total, ...pages } }: { data: PromotionsData }) {
  return (
    <div className="page-width grid pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <div className="grid gap-14 md:gap-20">
        {pages.wanted === 1 && open.length === 0 && <NoPromotions isAll={total === 0} />}
        <OpenPromotions promotions={open} />
        {total > 0 && (
          <Suspense fallback={<div className="min-h-screen" />}>
            <ClosedPromotions closed={closed} {...pages} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Where there is nothing at all, there is also a way out. */
function NoPromotions({ isAll }: { isAll: boolean }) {
  return (
    <div className="grid justify-items-start gap-6 border-t-2 border-ink py-10 md:py-16">
      <p lang={text.empty.lang} className="max-w-[22ch] font-serif text-31 leading-tight font-[560]">
        {text.empty.text}
      </p>
      {isAll && (
        <ButtonLink href="/" variant="line">
          {text.backHome}
        </ButtonLink>
      )}
    </div>
  );
}
