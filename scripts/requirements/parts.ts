import type { Proofs } from './report.ts';

/** Rows that name many things: each is proven by tests of its own, whose titles begin with `[DESK-03 tags]`. */
const partsOfRows: Readonly<Record<string, readonly string[]>> = {
  'DESK-03': [
    'news',
    'categories',
    'tags',
    'journalists',
    'artists',
    'songs',
    'albums',
    'charts',
    'podcasts',
    'episodes',
    'mixes',
    'playlists',
    'programmes',
    'partners',
    'affiliates',
    'clients',
    'spots',
    'streams',
    'campaigns',
    'polls',
    'sentences',
    'promotions',
    'hunts',
    'FAQ',
    'videos',
    'pages',
    'parameters',
  ],
};

/** What a title may name of a row: the row, or one of its parts where it has them. */
export function namesOf(id: string): string[] {
  return partsOfRows[id]?.map((part) => `${id} ${part}`) ?? [id];
}

/** The files that prove a row: those of all its parts, or none as long as one is missing. */
export function filesProving(id: string, proofs: Proofs): string[] | undefined {
  if (missingParts(id, proofs).length > 0) return undefined;
  const files = namesOf(id).flatMap((name) => proofs.get(name) ?? []);
  return files.length > 0 ? [...new Set(files)] : undefined;
}

export function missingParts(id: string, proofs: Proofs): string[] {
  return (partsOfRows[id] ?? []).filter((part) => !proofs.has(`${id} ${part}`));
}
