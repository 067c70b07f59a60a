import { breadcrumbs } from '#web/json-ld.ts';
import { artistsMessages } from '../artists.messages.ts';
import type { Artist } from '../catalogue.contract.ts';
import { artistPath } from '../catalogue.rules.ts';

/** What search engines read of an artist: https://schema.org/MusicGroup, which a single singer is too. */
export function artistData({ artistName, slug, imageNew }: Artist): object[] {
  const url = artistPath(slug);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MusicGroup',
      name: artistName,
      url,
      ...(imageNew && { image: `/media/1200x600/${imageNew}` }),
    },
    breadcrumbs([
      { name: artistsMessages.headTitle, path: '/artisti' },
      { name: artistName, path: url },
    ]),
  ];
}
