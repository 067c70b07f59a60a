import { Suspense } from 'react';
import { getAffiliatesData } from '#domains/affiliates/affiliates.contract.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { advertiseMessages as text } from '../advertise.messages.ts';
import { Formats } from './advertise/Formats.tsx';
import { HeroPicture } from './advertise/HeroPicture.tsx';
import { ReachFigures } from './advertise/ReachFigures.tsx';
import { SalesWays } from './advertise/SalesWays.tsx';

const ContactForm = deferred(() => import('#domains/contact/web/blocks/ContactForm.tsx'), 'ContactForm');

type Data = { branches: number };

export const page = definePage<Data>({
  load: async ({ client }) => ({ branches: (await client.call(getAffiliatesData)).length }),
  head: (_data, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name),
    keywords: text.headKeywords,
  }),
  Page: AdvertisePage,
});

const formId = 'scrivici';

function AdvertisePage({ data: { branches } }: { data: Data }) {
  return (
    <article>
      <Cover />
      <ReachFigures branches={branches} />
      <Formats />
      <SalesWays />
      <section id={formId} className="page-width grid scroll-mt-28 gap-10 py-12 md:py-16 lg:grid-cols-12 lg:gap-8">
        <div className="grid content-start gap-3 lg:col-span-4">
          <p className="kicker">{text.formKicker}</p>
          <h2 className="max-w-[16ch] text-31 md:text-39">{text.formTitle}</h2>
          <Steps />
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Suspense fallback={<div className="min-h-[44rem]" />}>
            <ContactForm preset="comercial" />
          </Suspense>
        </div>
      </section>
    </article>
  );
}

function Cover() {
  return (
    <header data-theme="night" className="bg-ground text-ink">
      <div className="page-width grid gap-8 pt-10 pb-4 md:pt-16 md:pb-6">
        <div className="grid gap-5 lg:grid-cols-12 lg:items-end lg:gap-8">
          <div className="grid gap-4 lg:col-span-7">
            <p className="kicker">{text.kicker}</p>
            <h1 className="text-49 leading-[0.98] sm:text-61 lg:text-[5.5rem]">{text.title}</h1>
          </div>
          <div className="grid justify-items-start gap-5 lg:col-span-5">
            <p className="max-w-[46ch] text-20 leading-normal text-ink-2">{text.lead}</p>
            <a href={`#${formId}`} className={buttonLook()}>
              {text.write}
            </a>
          </div>
        </div>
        <HeroPicture />
      </div>
    </header>
  );
}

function Steps() {
  return (
    <ol className="grid gap-4 pt-4">
      {text.steps.map(({ name, text: line }, at) => (
        <li key={name} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-rule pt-4">
          <span aria-hidden="true" className="font-serif text-25 leading-tight text-accent italic">
            {at + 1}
          </span>
          <div>
            <h3 className="text-20">{name}</h3>
            <p className="text-14 text-ink-2">{line}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
