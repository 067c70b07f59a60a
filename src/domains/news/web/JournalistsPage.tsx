import { cutOnWord } from '#kit/cut.ts';
import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { journalistAddress } from '../news.addresses.ts';
import { getJournalistsData, type Journalist } from '../news.contract.ts';
import { journalistMessages as text } from '../news.journalists.messages.ts';
import { Portrait } from './blocks/Portrait.tsx';

type Entry = Omit<Journalist, 'news'>;

const longestDescription = 150;

export const page = definePage<Entry[]>({
  async load({ client }) {
    try {
      const all = await client.call(getJournalistsData);
      return all
        .filter(({ isActive }) => isActive)
        .map((one) => ({ ...one, description: cutOnWord(one.description, longestDescription) }));
    } catch (error) {
      console.warn('the journalists did not load', error);
      return [];
    }
  },
  head: () => ({ title: text.headTitle, description: text.headDescription }),
  Page: JournalistsPage,
});

function JournalistsPage({ data }: { data: Entry[] }) {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      {data.length === 0 && <p className="border-t-2 border-ink py-12 font-serif text-25">{text.noneYet}</p>}
      <ul className="grid gap-x-8 gap-y-12 border-t-2 border-ink pt-8 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((journalist, index) => (
          <li key={journalist.id} className="group relative grid content-start gap-4">
            <Portrait file={journalist.imageFile} size={400} priority={index === 0} />
            <div className="grid gap-2">
              <h2 className="text-25">
                <a
                  href={journalistAddress(journalist.slug)}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {journalist.name}
                </a>
              </h2>
              <p className="text-16 text-ink-2">{journalist.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
