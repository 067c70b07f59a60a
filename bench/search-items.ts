import type { SearchItem } from '#domains/search/server/search.read.ts';
import type { Random } from '#kit/random.ts';
import { headline, sentence, songTitle } from '../seed/large/words.ts';

const openings = 'b c d f g l m n p r s t v z br cr fr gr st tr ch'.split(' ');
const vowels = 'a e i o u ia io'.split(' ');
const endings = 'ni ri la no ta co dro lli tti nzo sca rba'.split(' ');

const syllable = (random: Random) => random.pick(openings) + random.pick(vowels);

/** Names that nobody bears, as varied as names are: two or three syllables and an ending. */
function inventedName(random: Random): string {
  const middle = Array.from({ length: random.int(1, 2) }, () => syllable(random)).join('');
  const name = middle + random.pick(endings);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const artistName = (random: Random) => `${inventedName(random)} ${inventedName(random)}`;

type Catalogue = { items: SearchItem[]; names: string[] };

/** A whole station's worth: for every artist seven songs and a dozen articles. */
export function searchCatalogue(total: number, random: Random): Catalogue {
  const artists = Math.round(total / 20);
  const songs = artists * 7;
  const names = [...new Set(Array.from({ length: artists }, () => artistName(random)))];
  const items: SearchItem[] = names.map((title, key) => ({
    kind: 'artist',
    key,
    title,
    address: `/artisti/${key}`,
    body: sentence(random),
  }));
  for (let key = 0; key < songs; key++) {
    items.push({
      kind: 'song',
      key,
      title: `${songTitle(random)} ${inventedName(random)}`,
      subtitle: random.pick(names),
      address: `/canzoni/${key}`,
      body: sentence(random),
      popularity: random.int(0, 5_000),
    });
  }
  for (let key = 0; items.length < total; key++) {
    items.push({
      kind: 'news',
      key,
      title: `${headline(random)}, con ${random.pick(names)}`,
      subtitle: sentence(random),
      address: `/notizie/${key}`,
      body: Array.from({ length: 8 }, () => sentence(random)).join(' '),
      publishedAt: new Date(Date.parse('2026-01-01T12:00:00Z') - key * 8 * 60_000),
    });
  }
  return { items, names };
}
