import type { DataOf } from '#contract/endpoint.ts';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { searchResults } from '../search.contract.ts';
import { kindNames, searchMessages as text } from '../search.messages.ts';
import type { Kind } from '../search.rules.ts';
import { ResultCard } from './ResultCard.tsx';
import { ResultPortrait } from './ResultPortrait.tsx';
import { ResultRow } from './ResultRow.tsx';

export type Group = DataOf<typeof searchResults>['groups'][number];

const looks = {
  portrait: { Item: ResultPortrait, grid: 'grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6' },
  row: { Item: ResultRow, grid: 'gap-x-10 md:grid-cols-2 lg:grid-cols-3' },
  card: { Item: ResultCard, grid: 'gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3' },
};

const lookOf: Record<Kind, keyof typeof looks> = {
  artist: 'portrait',
  journalist: 'portrait',
  song: 'row',
  podcast: 'row',
  client: 'row',
  programme: 'card',
  promotion: 'card',
  video: 'card',
  news: 'card',
};

export const groupId = (kind: Kind) => `risultati-${kind}`;

/** One kind of results under its name, each kind in the form that suits it. */
export function ResultGroup({ group: { kind, total, items } }: { group: Group }) {
  const { Item, grid } = looks[lookOf[kind]];
  const id = groupId(kind);
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <SectionHead id={id} title={kindNames[kind].many} />
        <p className="text-14 text-ink-2">{text.shownOf(items.length, total)}</p>
      </div>
      <ul className={`grid ${grid}`}>
        {items.map((item) => (
          <li key={item.link} className="grid">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
