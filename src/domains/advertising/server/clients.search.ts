import type { SearchSource } from '#domains/search/server/search.read.ts';
import { clientPath } from '../clients.addresses.ts';
import { listClients } from './advertising.store.ts';

export const clientsForSearch: SearchSource = async function* (db) {
  yield (await listClients(db)).map(({ id, slug, name, shortDescription, description, image, locations }) => ({
    kind: 'client' as const,
    key: id,
    title: name,
    subtitle: shortDescription,
    address: clientPath(slug),
    image,
    body: `${locations.join(' ')} ${description}`,
  }));
};
