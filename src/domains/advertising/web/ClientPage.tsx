import { Suspense } from 'react';
import { isMissing } from '#contract/client.ts';
import { breadcrumbs } from '#web/json-ld.ts';
import { definePage, problem } from '#web/page.ts';
import { deferred } from '#web/parts/deferred.ts';
import { clientPath, clientsPath } from '../clients.addresses.ts';
import { type Client, getClientsSingleData } from '../clients.contract.ts';
import { clientsMessages, clientMessages as text } from '../clients.messages.ts';
import { JoinClients } from './clients/JoinClients.tsx';

const ClientView = deferred(() => import('./clients/ClientView.tsx'), 'ClientView');

export const page = definePage<Client>({
  async load({ client, params }) {
    try {
      return await client.call(getClientsSingleData, { params: { slug: params.slug ?? '' } });
    } catch (error) {
      if (!isMissing(error)) throw error;
      const { title, message, back } = text.notFound;
      return problem({ status: 404, title, message, link: { to: clientsPath, label: back }, lang: 'pt-BR' });
    }
  },
  head: ({ name, slug, shortDescription }, { parameters: { station } }) => ({
    title: name,
    description: shortDescription || text.headDescription(name, station.name),
    jsonLd: import.meta.env.SSR
      ? [
          breadcrumbs([
            { name: clientsMessages.headTitle, path: clientsPath },
            { name, path: clientPath(slug) },
          ]),
        ]
      : undefined,
  }),
  Page: ClientPage,
});

function ClientPage({ data: client }: { data: Client }) {
  return (
    <>
      <Suspense fallback={<div className="min-h-screen" />}>
        <ClientView key={client.slug} client={client} />
      </Suspense>
      <JoinClients />
    </>
  );
}
