import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/notizie/una-storia', '/notizie/una-storia'],
  ['/canzoni/brano+artista', '/canzoni/brano+artista'],
  ['/podcasts/outros/not%C3%ADcias', '/podcasts/outros/not%C3%ADcias'],
  ['/podcasts/outros/not%c3%adcias', '/podcasts/outros/not%C3%ADcias'],
  ['/%6eotizie/%75na-storia', '/notizie/una-storia'],
  ['/canzoni/brano%2bartista', '/canzoni/brano%2bartista'],
  ['/canzoni/%62rano+%61rtista', '/canzoni/brano+artista'],
  ['/parceiros/', '/parceiros'],
  ['//parceiros//', '/parceiros'],
  ['/podcasts/x/..', '/podcasts'],
  ['/podcasts/x/%2e%2E', '/podcasts'],
  ['/./parceiros/.', '/parceiros'],
  ['/../../parceiros', '/parceiros'],
  ['/\\evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%5Cb', '/a%5Cb'],
  ['/a%0d%0ab', '/a%0D%0Ab'],
  ['/%ff', '/%25ff'],
])('%s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical), 'and stays so').toBe(canonical);
});
