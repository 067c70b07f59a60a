export type Cast = 'woman' | 'man' | 'band';

const collective =
  /^(i|gli|le|la|il|os|as|the|duo|trio|quartetto|quartett|banda|orchestra|coro|ensemble|collettivo|grupo)\s/i;
const menInA = new Set([
  'andrea',
  'luca',
  'nicola',
  'mattia',
  'elia',
  'gianluca',
  'enea',
  'battista',
  'tobia',
  'gianni',
  'juca',
  'joca',
]);
const womenElsewhere = new Set([
  'beatrice',
  'alice',
  'irene',
  'noemi',
  'ines',
  'agnese',
  'adele',
  'nicole',
  'raquel',
  'isabel',
  'carmen',
  'miriam',
  'ester',
  'beatriz',
  'liz',
  'luz',
  'nives',
  'iris',
  'dafne',
  'matilde',
  'clotilde',
  'celeste',
  'rachele',
  'michelle',
  'denise',
  'consuelo',
  'lourdes',
  'sol',
  'ivone',
  'solange',
  'yasmin',
  'aline',
  'cleo',
  'zoe',
  'chloe',
  'penelope',
  'ruth',
]);

/** Whom a name most likely stands for; only the drawing depends on it. */
export function castFor(name: string): Cast {
  if (collective.test(`${name} `) || /\s(&|e)\s/i.test(name)) return 'band';
  const first =
    name
      .trim()
      .toLowerCase()
      .split(/[\s-]+/)[0] ?? '';
  if (womenElsewhere.has(first)) return 'woman';
  return first.endsWith('a') && !menInA.has(first) ? 'woman' : 'man';
}
