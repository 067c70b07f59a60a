import { definePage } from '#web/page.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { AboutChapter } from './AboutChapter.tsx';
import { AboutNumbers } from './AboutNumbers.tsx';
import { AboutTimeline } from './AboutTimeline.tsx';
import { loadText } from './load-text.ts';
import type { AboutText } from './texts/legal.types.ts';

const { about: text } = sitePagesMessages;

export const page = definePage<AboutText>({
  load: (input) => loadText(input, async () => (await import('./texts/about.ts')).aboutPage),
  head: ({ title }, { parameters: { station } }) => ({
    title,
    description: text.description(station.name),
    keywords: text.keywords,
  }),
  Page: AboutPage,
});

function AboutPage({ data: { title, lead, chapters, numbers, timeline } }: { data: AboutText }) {
  const [opening, ...others] = chapters;
  return (
    <article>
      <header className="page-width grid gap-5 pt-8 pb-10 md:pt-14 md:pb-14">
        <p className="kicker">{text.kicker}</p>
        <h1 className="text-39 sm:text-49 lg:text-61">{title}</h1>
        <p className="max-w-[34em] font-serif text-20 leading-snug sm:text-25 lg:text-31">{lead}</p>
      </header>
      <AboutNumbers numbers={numbers} />
      <div className="page-width">{opening && <AboutChapter chapter={opening} number={1} isOpening />}</div>
      <AboutTimeline moments={timeline} />
      <div className="page-width pb-16 md:pb-24">
        {others.map((chapter, at) => (
          <AboutChapter key={chapter.id} chapter={chapter} number={at + 2} />
        ))}
      </div>
    </article>
  );
}
