import { definePage } from '#web/page.ts';
import { oneOf } from '#web/page-query.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { allNewsSlug } from '../news.addresses.ts';
import { feedMessages as text } from '../news.feed.messages.ts';

type Format = keyof typeof text.formats;
type Data = { format: Format | null };

const formats = Object.keys(text.formats) as Format[];

export const page = definePage<Data>({
  query: { formato: oneOf(formats) },
  load: ({ query }) => ({ format: query.get('formato') as Format | null }),
  head: () => ({ title: text.title, description: text.headDescription }),
  Page: FeedPage,
});

function FeedPage({ data: { format } }: { data: Data }) {
  return (
    <div className="page-width grid pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <nav aria-label={text.choose} className="border-t-2 border-ink pt-8">
        <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
          {formats.map((one) => (
            <li key={one}>
              <a
                href={`/feed?formato=${one}`}
                aria-current={one === format ? 'true' : undefined}
                className="veil press relative grid h-full content-start gap-2 rounded-card border border-rule p-6 aria-[current=true]:border-ink aria-[current=true]:bg-raised"
              >
                <span className="font-serif text-31 leading-none font-[560]">{text.formats[one].name}</span>
                <span className="text-14 text-ink-2">{text.formats[one].text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {format && <FeedLinks format={format} />}
    </div>
  );
}

function FeedLinks({ format }: { format: Format }) {
  const { categories } = useShell();
  const feeds = [{ slug: allNewsSlug, name: text.all }, ...categories];
  return (
    <section aria-labelledby="indirizzi" className="grid gap-4 pt-12">
      <h2 id="indirizzi" className="border-t-2 border-ink pt-3 text-25">
        {text.links(text.formats[format].name)}
      </h2>
      <ul className="gap-8 sm:columns-2 lg:columns-3">
        {feeds.map(({ slug, name }) => (
          <li key={slug} className="break-inside-avoid border-b border-rule">
            <a
              href={`/feed/${format}/${slug}`}
              className="grid min-h-14 content-center py-2 underline-offset-4 hover:underline"
            >
              <span className="font-serif text-20 leading-tight font-[560]">{name}</span>
              <span className="text-12 text-ink-3">{`/feed/${format}/${slug}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
