import { expect, it } from 'vitest';
import { castFor } from './names.ts';

it.each([
  ['Vera Montale', 'woman'],
  ['Nino Aral', 'man'],
  ['Luca Ferri', 'man'],
  ['Beatriz Lima', 'woman'],
  ['I Tigli', 'band'],
  ['Duo Marèa', 'band'],
  ['Anna e Bruno', 'band'],
] as const)('%s is drawn as a %s', (name, cast) => {
  expect(castFor(name)).toBe(cast);
});
