import { Suspense } from 'react';
import { radioStation } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { oneOf } from '#web/page-query.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { contactPageMessages as text } from '../contact.page.messages.ts';
import { type Preset, presetOf, presets } from '../contact.rules.ts';
import { ContactWays } from './ContactWays.tsx';
import { Desks } from './Desks.tsx';

const ContactForm = deferred(() => import('./blocks/ContactForm.tsx'), 'ContactForm');

type Data = { preset: Preset | null };

export const page = definePage<Data>({
  query: { assunto: oneOf(Object.keys(presets)) },
  load: ({ query }) => ({ preset: presetOf(query.get('assunto')) }),
  head: (_data, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
    jsonLd: import.meta.env.SSR ? [radioStation(station)] : undefined,
  }),
  Page: ContactPage,
});

function ContactPage({ data: { preset } }: { data: Data }) {
  return (
    <>
      <div className="page-width pb-14 md:pb-20">
        <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
        <div className="grid gap-12 border-t-2 border-ink pt-6 md:pt-8 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-7">
            <h2 className="pb-4 text-25">{text.formTitle}</h2>
            <Suspense key={preset} fallback={<div className="min-h-[44rem]" />}>
              <ContactForm preset={preset} />
            </Suspense>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ContactWays />
          </div>
        </div>
      </div>
      <Desks />
    </>
  );
}
