import { useState } from 'react';
import { bySegment, type ClientFilter, filterClients, placesOf } from '../../clients.rules.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import type { ListedClient } from './listed-client.ts';

const noFilter: ClientFilter = { places: [], name: '' };

/** The clients under their segments, and what narrows them. */
export function ClientList({ clients }: { clients: readonly ListedClient[] }) {
  const [filter, setFilter] = useState(noFilter);
  const shown = filterClients(clients, filter);
  return (
    <>
      <ClientFilters
        places={placesOf(clients)}
        filter={filter}
        count={shown.length}
        onChange={setFilter}
        onReset={() => setFilter(noFilter)}
      />
      <div className="grid">
        {bySegment(shown).map(({ segment, clients: ofSegment }) => (
          <section
            key={segment}
            data-segment={segment}
            className="grid gap-6 border-t border-rule py-10 first:border-t-0 lg:grid-cols-12 lg:gap-8 lg:py-14"
          >
            <h2 lang="pt-BR" className="text-31 lg:sticky lg:top-24 lg:col-span-3 lg:self-start">
              {segment}
            </h2>
            <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-9 xl:grid-cols-3">
              {ofSegment.map((client) => (
                <ClientCard key={client.slug} client={client} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
