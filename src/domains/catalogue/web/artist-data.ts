import { breadcrumbs } from '#web/json-ld.ts';
import { artistsMessages } from '../artists.messages.ts';
import type { Artist } from '../catalogue.decode.ts';
import { artistPath } from '../catalogue.rules.ts';

/** What search engines read of an artist: https://schema.org/MusicGroup, which a single singer is too. */
export function artistData({ name, slug, banner }: Artist): object[] {
  const url = artistPath(slug);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MusicGroup',
      name,
      url,
      ...(banner && { image: `/media/1200x600/${banner}` }),
    },
    breadcrumbs([
      { name: artistsMessages.headTitle, path: '/artisti' },
      { name, path: url },
    ]),
  ];
}
