import { Accordion } from '#web/ui/Accordion.tsx';
import { proMessages as text } from '../../pro.messages.ts';
import { AlarmSection } from './AlarmSection.tsx';
import { Benefits } from './Benefits.tsx';
import { DarkSection } from './DarkSection.tsx';
import { Plans } from './Plans.tsx';
import { PodcastsSection } from './PodcastsSection.tsx';
import type { ProData } from './pro-data.ts';
import { StreamsSection } from './StreamsSection.tsx';

export function ProSections({ faqs, streams }: ProData) {
  return (
    <>
      <div className="page-width">
        <Benefits />
        <StreamsSection streams={streams} />
        <PodcastsSection />
        <DarkSection />
        <AlarmSection />
      </div>
      <Plans />
      {faqs.length > 0 && <Faqs faqs={faqs} />}
    </>
  );
}

/** The first answer stands open; opening another closes it. */
function Faqs({ faqs }: Pick<ProData, 'faqs'>) {
  const items = faqs.map(({ question, answer }, at) => ({
    id: `domanda-${at + 1}`,
    title: question,
    content: (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: staff HTML, sanitised by the server when it leaves the house.
      <div className="prose" dangerouslySetInnerHTML={{ __html: answer }} />
    ),
  }));
  return (
    <section aria-labelledby="domande" className="page-width grid gap-8 py-14 md:py-20 lg:grid-cols-12">
      <h2 id="domande" className="text-31 md:text-39 lg:col-span-4">
        {text.faqTitle}
      </h2>
      <div className="lg:col-span-8">
        <Accordion items={items} openId="domanda-1" />
      </div>
    </section>
  );
}
