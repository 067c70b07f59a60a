export { mixes, mixPlaylists } from './podcasts/mixes.ts';
export type { ShowSeed } from './podcasts/podcast.types.ts';

import { radioShows } from './podcasts/radio-shows.ts';
import { series } from './podcasts/series.ts';

const written = [...series, ...radioShows];
const order = ['valigie', 'big-hour', 'lado-pessoal', 'notizie', 'prova-aperta'];
const placeOf = (slug: string) => order.indexOf(slug) + 1 || order.length + 1;

/** In the order of the page: what is running first, then the series to catch up on. */
export const shows = written.toSorted((one, other) => placeOf(one.slug) - placeOf(other.slug));
