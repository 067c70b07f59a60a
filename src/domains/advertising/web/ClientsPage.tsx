import { Suspense } from 'react';
import { breadcrumbs } from '#web/json-ld.ts';
import { definePage } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { clientsPath } from '../clients.addresses.ts';
import { getClientsData } from '../clients.contract.ts';
import { clientsMessages as text } from '../clients.messages.ts';
import { JoinClients } from './clients/JoinClients.tsx';
import { type ListedClient, listedClient } from './clients/listed-client.ts';

const ClientList = deferred(() => import('./clients/ClientList.tsx'), 'ClientList');

export const page = definePage<ListedClient[]>({
  load: async ({ client }) => (await client.call(getClientsData)).map(listedClient),
  head: (clients, { parameters: { station } }) => ({
    title: text.headTitle,
    description:
      clients.length > 0 ? text.headDescription(station.name, clients.length) : text.headDescriptionEmpty(station.name),
    keywords: text.headKeywords,
    jsonLd: import.meta.env.SSR ? [breadcrumbs([{ name: text.headTitle, path: clientsPath }])] : undefined,
  }),
  Page: ClientsPage,
});

function ClientsPage({ data: clients }: { data: ListedClient[] }) {
  const isEmpty = clients.length === 0;
  return (
    <>
      <div className="page-width pb-16 md:pb-24">
        <PageIntro
          kicker={text.kicker}
          title={isEmpty ? text.emptyTitle : text.title}
          lead={isEmpty ? text.emptyText : text.lead}
        />
        {!isEmpty && (
          <Suspense fallback={<div className="min-h-screen" />}>
            <ClientList clients={clients} />
          </Suspense>
        )}
      </div>
      <JoinClients />
    </>
  );
}
