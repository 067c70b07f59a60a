import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { clientColourOf } from '../advertising.rules.ts';
import type { Client } from '../clients.contract.ts';
import type { ClientWithSpots } from './clients.store.ts';

export function presentClient({ client, spots }: ClientWithSpots): Client {
  return {
    name: client.name,
    slug: client.slug,
    shortDescription: client.shortDescription,
    description: sanitizeHtml(client.description),
    imageFile: client.image,
    link: client.link,
    clientColor: clientColourOf({ clientColor: client.color }),
    locations: client.locations,
    numSpots: spots.length,
    spots: spots.map(({ name, slug, image, audio }) => ({ name, slug, imageFile: image, audioFile: audio })),
  };
}
