import type { DataOf } from '#contract/endpoint.ts';
import { definePage } from '#web/page.ts';
import { freeText } from '#web/page-query.ts';
import { SearchField } from '#web/search/SearchField.tsx';
import { searchResults } from '../search.contract.ts';
import { kindNames, searchMessages as text } from '../search.messages.ts';
import { longestQuery } from '../search.rules.ts';
import { NoResults } from './NoResults.tsx';
import { groupId, ResultGroup } from './ResultGroup.tsx';
import { SearchSections } from './SearchSections.tsx';

type Data = { query: string; results: DataOf<typeof searchResults> | null };

/** The header's search button looks for this field. */
const fieldId = 'cerca-campo';

export const page = definePage<Data>({
  query: { q: freeText(longestQuery) },
  load: async ({ client, query }) => {
    const q = query.get('q') ?? '';
    return { query: q, results: q ? await client.call(searchResults, { query: { q } }) : null };
  },
  head: ({ query }) => ({ title: text.headTitle(query), noindex: true }),
  Page: SearchPage,
});

function SearchPage({ data: { query, results } }: { data: Data }) {
  const groups = results?.groups ?? [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <div className="page-width grid gap-10 pt-8 pb-16 md:pt-14">
      <header className="grid gap-5">
        <p className="kicker">{text.kicker}</p>
        <h1 className="text-39 leading-[1.05] wrap-anywhere sm:text-49">{query ? text.titleFor(query) : text.title}</h1>
        <div className="max-w-[44rem]">
          <SearchField key={query} id={fieldId} initial={query} over />
        </div>
        {!query && <p className="max-w-[52ch] text-20 text-ink-2">{text.emptyText}</p>}
        {results?.correctedTo && <p className="text-16 wrap-anywhere">{text.corrected(query, results.correctedTo)}</p>}
        {results?.isLoose && <p className="text-16 wrap-anywhere">{text.loosely(query)}</p>}
        {total > 0 && (
          <nav aria-label={text.jump} className="flex flex-wrap items-center gap-x-5">
            <p className="text-14 text-ink-2">{text.found(total)}</p>
            {groups.length > 1 &&
              groups.map(({ kind, total }) => (
                <a
                  key={kind}
                  href={`#${groupId(kind)}`}
                  className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
                >
                  {text.kindCount(kindNames[kind].many, total)}
                </a>
              ))}
          </nav>
        )}
      </header>
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} />
      ))}
      {query && total === 0 && <NoResults query={query} />}
      {total === 0 && <SearchSections />}
    </div>
  );
}
