import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { AppCard } from './AppCard.tsx';
import { InlineText } from './InlineText.tsx';
import { loadText } from './load-text.ts';
import type { AppsText } from './texts/legal.types.ts';

const { apps: text } = sitePagesMessages;

export const page = definePage<AppsText>({
  load: (input) => loadText(input, async () => (await import('./texts/apps.ts')).appsPage),
  head: ({ title }, { parameters: { station } }) => ({
    title,
    description: text.description(station.name),
    keywords: text.keywords,
  }),
  Page: AppsPage,
});

function AppsPage({ data: { title, intro, apps, note } }: { data: AppsText }) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={title} lead={intro} />
      <div className="grid gap-px overflow-hidden rounded-card border border-rule bg-rule md:grid-cols-2">
        {apps.map((app) => (
          <AppCard key={app.id} app={app} />
        ))}
      </div>
      <p className="max-w-[66ch] pt-8 text-14 text-ink-2 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
        <InlineText source={note} />
      </p>
    </div>
  );
}
