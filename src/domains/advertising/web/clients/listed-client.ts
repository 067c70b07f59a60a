import type { Client } from '../../clients.contract.ts';

/** What a list shows of a client: the long description travels with its own page only. */
export type ListedClient = Omit<Client, 'description' | 'link'>;

export function listedClient({ description: _, link: __, ...client }: Client): ListedClient {
  return client;
}
