import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { tagAddress } from '../news.addresses.ts';
import { getTags } from '../news.contract.ts';
import { decodeTag, type NewsTag } from '../news.decode.ts';
import { missingMessages } from '../news.missing.messages.ts';
import { tagIndexMessages as text } from '../news.tag-index.messages.ts';
import { byLetter } from './tags/by-letter.ts';

export const page = definePage<NewsTag[]>({
  async load({ client }) {
    try {
      return (await client.call(getTags)).map(decodeTag);
    } catch (error) {
      console.warn('the tags did not load', error);
      return [];
    }
  },
  head: () => ({ title: text.headTitle, description: text.headDescription }),
  Page: TagsPage,
});

/** The index at the back of the book. */
function TagsPage({ data }: { data: NewsTag[] }) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      {data.length === 0 && (
        <p className="border-t-2 border-ink py-12 font-serif text-25">{missingMessages.list.news}</p>
      )}
      <div className="gap-10 border-t-2 border-ink pt-6 sm:columns-2 lg:columns-4">
        {byLetter(data).map(([letter, tags]) => (
          <section key={letter} aria-label={letter} className="grid break-inside-avoid gap-1 pb-8">
            <h2 className="border-b border-rule pb-2 text-31 text-accent">{letter}</h2>
            <ul>
              {tags.map(({ name, slug }) => (
                <li key={slug}>
                  <a
                    href={tagAddress(slug)}
                    className="flex min-h-11 items-center font-serif text-20 leading-tight underline-offset-4 hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
