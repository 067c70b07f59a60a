import type { ReactNode } from 'react';
import { printedCalendarDay } from '#kit/printed-date.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { Contents } from './Contents.tsx';
import { InlineText } from './InlineText.tsx';
import { LegalTextView } from './LegalTextView.tsx';
import type { LegalText } from './texts/legal.types.ts';

type Props = { kicker: string; text: LegalText; tabs?: ReactNode; before?: ReactNode; after?: ReactNode };

/** A long text of the house: title, date, contents at the side. */
export function LegalArticle({ kicker, text, tabs, before, after }: Props) {
  return (
    <article className="page-width pb-16 md:pb-24">
      {tabs}
      <PageIntro kicker={kicker} title={text.title}>
        <p className="max-w-[60ch] text-20 leading-normal text-ink-2 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
          <InlineText source={text.intro} />
        </p>
        <p className="pt-4 text-14 text-ink-3">
          <time dateTime={text.updated}>{sitePagesMessages.legal.updated(printedCalendarDay(text.updated))}</time>
        </p>
      </PageIntro>
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <Contents sections={text.sections} />
        </div>
        <div className="grid min-w-0 gap-12 lg:col-span-8 lg:col-start-5">
          {before}
          <LegalTextView sections={text.sections} />
          {after}
        </div>
      </div>
    </article>
  );
}
