import { Suspense } from 'react';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { SurfaceLanguage } from '#web/ui/surface.ts';
import { careersMessages as text } from '../careers.messages.ts';

const ApplicationForm = deferred(() => import('./ApplicationForm.tsx'), 'ApplicationForm');

export const page = definePage({
  head: (_data, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
  }),
  Page: CareersPage,
});

function CareersPage() {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-16">
        <section
          lang={text.form.lang}
          aria-labelledby="candidatura"
          className="grid content-start gap-6 border-t-2 border-ink pt-4"
        >
          <h2 id="candidatura" className="text-25">
            {text.form.title}
          </h2>
          <Suspense fallback={<div className="min-h-[48rem]" />}>
            <SurfaceLanguage value={text.form.lang}>
              <ApplicationForm />
            </SurfaceLanguage>
          </Suspense>
        </section>
        <Notes />
      </div>
    </div>
  );
}

function Notes() {
  const { heading, items, privacy } = text.notes;
  return (
    <aside aria-labelledby="da-sapere" className="grid content-start gap-5 border-t-2 border-ink pt-4">
      <h2 id="da-sapere" className="text-25">
        {heading}
      </h2>
      <ul className="grid gap-5 md:max-lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="grid content-start gap-1 border-b border-rule pb-5 md:max-lg:border-b-0">
            <h3 className="text-20">{item.title}</h3>
            <p className="text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
      <a
        href={privacy.to}
        className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold text-accent underline underline-offset-4"
      >
        {privacy.label}
      </a>
    </aside>
  );
}
