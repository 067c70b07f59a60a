import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { Banner, Spot } from '../advertising.contract.ts';
import { clientColourOf } from '../advertising.rules.ts';
import type { ClientRow, SpotOfClient } from './advertising.store.ts';

export function presentSpot({ spot, client }: SpotOfClient): Spot {
  return {
    name: spot.name,
    slug: spot.slug,
    imageFile: spot.image,
    audioFile: spot.audio,
    link: spot.link,
    clientName: client?.name ?? '',
    spotClientName: client?.name ?? '',
    clientSlug: client?.slug ?? '',
    clientColor: client?.color ?? '',
    clientDescription: sanitizeHtml(client?.description ?? ''),
    clientLink: client?.link ?? '',
    clientImageFile: client?.image ?? '',
    transcript: sanitizeHtml(spot.transcript),
    locations: spot.locations.length > 0 ? spot.locations : (client?.locations ?? []),
  };
}

export function presentBanner({ name, color, shortDescription, link }: ClientRow): Banner {
  return { clientName: name, clientColor: clientColourOf({ clientColor: color }), text: shortDescription, link };
}
