import { SectionHead } from '#web/ui/SectionHead.tsx';
import { sitePagesMessages } from '../site.pages.messages.ts';
import type { AboutText } from './texts/legal.types.ts';

/** A line down the page on a phone, two rows of three with room to read where there is room. */
export function AboutTimeline({ moments }: { moments: AboutText['timeline'] }) {
  return (
    <section className="bg-raised">
      <div className="page-width grid gap-8 py-12 md:py-16">
        <SectionHead title={sitePagesMessages.about.timeline} />
        <ol className="grid gap-x-8 gap-y-8 max-sm:border-l max-sm:border-ink max-sm:pl-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
          {moments.map(({ year, title, text }) => (
            <li key={year} className="relative grid content-start gap-2">
              <span
                aria-hidden="true"
                className="absolute top-3 -left-6 size-3 -translate-x-1/2 rounded-round bg-red sm:hidden"
              />
              <p className="font-serif text-39 leading-none font-[560] text-accent tabular-nums">{year}</p>
              <h3 className="text-20">{title}</h3>
              <p className="max-w-[44ch] text-14 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
