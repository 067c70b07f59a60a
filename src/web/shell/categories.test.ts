import { expect, test } from 'vitest';
import { fixedCategories, otherCategories } from './categories.ts';

test('the categories beside the seven fixed ones are listed by name', () => {
  const all = [
    { name: 'Viaggi', slug: 'viaggi' },
    { name: 'Auto', slug: 'auto' },
    { name: 'Cinema', slug: 'cinema' },
    { name: 'Èlite', slug: 'elite' },
  ];
  expect(fixedCategories.map(({ name }) => name).join(' ')).toBe(
    'Auto Economia Mondo Musica Politica Salute Tecnologia',
  );
  expect(otherCategories(all).map(({ name }) => name)).toEqual(['Cinema', 'Èlite', 'Viaggi']);
});
