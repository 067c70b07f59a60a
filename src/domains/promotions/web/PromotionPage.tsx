import { Suspense } from 'react';
import { isMissing } from '#contract/client.ts';
import { printedDay, printedHour } from '#kit/printed-date.ts';
import { breadcrumbs } from '#web/json-ld.ts';
import { imageUrl } from '#web/media.ts';
import { definePage, problem } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { promotionMessages as text } from '../promotion.messages.ts';
import { getPromotionBySlug } from '../promotions.contract.ts';
import { decodePromotion, type Promotion } from '../promotions.decode.ts';
import { promotionsMessages } from '../promotions.messages.ts';
import { promotionPath, promotionsPath } from '../promotions.rules.ts';
import { promotionEvent } from './json-ld.ts';
import { PromotionHero } from './PromotionHero.tsx';

const PromotionInfo = deferred(() => import('./info/PromotionInfo.tsx'), 'PromotionInfo');
const PromotionSide = deferred(() => import('./PromotionSide.tsx'), 'PromotionSide');

export const page = definePage<Promotion>({
  async load({ client, params }) {
    try {
      return decodePromotion(await client.call(getPromotionBySlug, { params: { slug: params.slug ?? '' } }));
    } catch (error) {
      if (!isMissing(error)) throw error;
      const { title, message, link } = promotionsMessages.notFound;
      const back = { to: promotionsPath, label: link };
      return problem({ status: 404, title: title.text, message, link: back, lang: title.lang });
    }
  },
  head: (promotion, { parameters: { station } }) => ({
    title: promotion.title,
    description: promotion.shortDescription,
    type: 'article',
    image: promotion.image ? imageUrl(promotion.image, '1200x600') : undefined,
    jsonLd: import.meta.env.SSR
      ? [
          promotionEvent(promotion, station),
          breadcrumbs([
            { name: promotionsMessages.title, path: promotionsPath },
            { name: promotion.title, path: promotionPath(promotion.slug) },
          ]),
        ]
      : undefined,
  }),
  Page: PromotionPage,
});

function PromotionPage({ data: promotion }: { data: Promotion }) {
  return (
    <article className="page-width grid gap-6 pt-4 pb-16 md:gap-8 md:pt-6 md:pb-24">
      <a
        href={promotionsPath}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-14 font-semibold underline-offset-4 hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {text.back}
      </a>
      <PromotionHero promotion={promotion} file={promotion.banner || promotion.image}>
        <Head promotion={promotion} />
      </PromotionHero>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-14">
        <Suspense fallback={<div className="min-h-48 lg:order-last" />}>
          <PromotionSide promotion={promotion} />
        </Suspense>
        <div className="grid content-start gap-10">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server; see sanitize-html.ts. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: promotion.description }} />
          <Suspense key={promotion.slug} fallback={<div className="min-h-96" />}>
            <PromotionInfo promotion={promotion} />
          </Suspense>
        </div>
      </div>
    </article>
  );
}

function Head({ promotion }: { promotion: Promotion }) {
  const { title, shortDescription, publishedAt, closesAt, isClosed, pro } = promotion;
  return (
    <header className="grid max-w-[42rem] justify-items-start gap-3 md:gap-4">
      <p className="flex flex-wrap items-center gap-2.5">
        {pro && <Badge kind="pro">{promotionsMessages.pro}</Badge>}
        <span className="kicker">
          <time dateTime={closesAt}>
            {isClosed ? text.closedOn(printedDay(closesAt)) : text.until(printedDay(closesAt), printedHour(closesAt))}
          </time>
        </span>
      </p>
      <h1 className="text-39 leading-[1.03] md:text-49 lg:text-61">{title}</h1>
      <p className="text-16 leading-normal md:text-20">{shortDescription}</p>
      <p className="text-14 text-ink-2">
        <time dateTime={publishedAt}>{text.published(printedDay(publishedAt), printedHour(publishedAt))}</time>
      </p>
    </header>
  );
}
