import { expect, test } from 'vitest';
import { fixedCategories, otherCategories } from './categories.ts';

test('the categories beside the seven fixed ones are the others', () => {
  const all = [
    { name: 'Auto', slug: 'auto' },
    { name: 'Cinema', slug: 'cinema' },
    { name: 'Musica', slug: 'musica' },
    { name: 'Viaggi', slug: 'viaggi' },
  ];
  expect(fixedCategories.map(({ name }) => name).join(' ')).toBe(
    'Auto Economia Mondo Musica Politica Salute Tecnologia',
  );
  expect(otherCategories(all).map(({ name }) => name)).toEqual(['Cinema', 'Viaggi']);
});
