import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { siteMap } from './site-map.ts';

const { siteMap: text } = sitePagesMessages;

export const page = definePage({
  head: (_data, { parameters: { station } }) => ({
    title: text.title,
    description: text.description(station.name),
    keywords: text.keywords,
  }),
  Page: SiteMapPage,
});

function SiteMapPage() {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      {siteMap.map(({ title, pages }) => (
        <section key={title} className="grid gap-2 border-t-2 border-ink pt-4 pb-8 lg:grid-cols-12 lg:gap-8">
          <h2 className="text-25 lg:col-span-4">{title}</h2>
          <ul className="lg:col-span-8">
            {pages.map(({ to, label, text: line }) => (
              <li key={to} className="border-b border-rule last:border-b-0">
                <a href={to} className="group grid min-h-11 content-center gap-x-6 py-3 sm:grid-cols-[14rem_1fr]">
                  <span className="font-semibold underline-offset-4 group-hover:text-accent group-hover:underline">
                    {label}
                  </span>
                  <span className="text-ink-2">{line}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
