import { Suspense } from 'react';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { recommendMessages as text } from '../recommendations.messages.ts';

const RecommendationForm = deferred(() => import('./RecommendationForm.tsx'), 'RecommendationForm');

export const page = definePage({
  head: (_data, { parameters: { station } }) => ({
    title: text.title,
    description: text.headDescription(station.name),
  }),
  Page: RecommendPage,
});

function RecommendPage() {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        <Suspense fallback={<div className="min-h-[28rem]" />}>
          <RecommendationForm />
        </Suspense>
        <Notes />
      </div>
    </div>
  );
}

function Notes() {
  const { heading, items, catalogue } = text.notes;
  return (
    <aside aria-labelledby="poi" className="grid content-start gap-5 border-t-2 border-ink pt-4">
      <h2 id="poi" className="text-25">
        {heading}
      </h2>
      <ul className="grid gap-4 text-ink-2">
        {items.map((item) => (
          <li key={item} className="border-b border-rule pb-4">
            {item}
          </li>
        ))}
      </ul>
      <p>
        {catalogue.lead}{' '}
        <a
          href={catalogue.to}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {catalogue.label}
        </a>
      </p>
    </aside>
  );
}
