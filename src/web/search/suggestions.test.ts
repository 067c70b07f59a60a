import { expect, test } from 'vitest';
import type { SearchHit } from '#domains/search/search.contract.ts';
import { createFakeClock } from '#kit/clock.ts';
import { createSuggestions, type Shown } from './suggestions.ts';

const hit = (title: string): SearchHit => ({
  htmlTitle: title,
  link: `/${title}`,
  kind: null,
  subtitle: '',
  image: '',
});

function openField(answer: (text: string) => Promise<SearchHit[]> = async (text) => [hit(text)]) {
  const clock = createFakeClock();
  const asked: string[] = [];
  const logged: unknown[] = [];
  const shown: Shown[] = [];
  const field = createSuggestions({
    ask: (text) => {
      asked.push(text);
      return answer(text);
    },
    show: (items) => shown.push(items),
    log: (error) => logged.push(error),
    clock,
  });
  return { field, clock, asked, logged, shown };
}

test('[SEARCH-02] suggestions are asked for once, half a second after the last key', async () => {
  const { field, clock, asked } = openField();
  for (const text of ['v', 've', 'ver', 'vera']) {
    field.typed(text);
    await clock.advanceAsync(499);
  }
  expect(asked).toEqual([]);
  await clock.advanceAsync(1);
  expect(asked).toEqual(['vera']);
});

test('[SEARCH-03] an emptied field loses its suggestions at once, and what was on its way with them', async () => {
  const { field, clock, asked, shown } = openField();
  field.typed('vera');
  await clock.advanceAsync(500);
  expect(shown.at(-1)).toHaveLength(1);
  field.typed('ver');
  field.typed('  ');
  expect(shown.at(-1)).toBeNull();
  await clock.advanceAsync(5_000);
  expect(asked).toEqual(['vera']);
  expect(shown.at(-1)).toBeNull();
});

test('[SEARCH-07] never more than ten suggestions are shown, however many come', async () => {
  const { field, clock, shown } = openField(async () => Array.from({ length: 25 }, (_, index) => hit(`${index}`)));
  field.typed('a');
  await clock.advanceAsync(500);
  expect(shown.at(-1)).toHaveLength(10);
});

test('an answer that comes late never replaces a newer one, nor shows for other words', async () => {
  const answers: ((items: SearchHit[]) => void)[] = [];
  const { field, clock, shown } = openField(() => new Promise((resolve) => answers.push(resolve)));
  field.typed('notte');
  await clock.advanceAsync(500);
  field.typed('notte chiara');
  await clock.advanceAsync(500);
  answers[1]?.([hit('second')]);
  await clock.advanceAsync(0);
  answers[0]?.([hit('first')]);
  await clock.advanceAsync(0);
  expect(shown).toEqual([[hit('second')]]);
});

test('[SEARCH-11] a failure clears the suggestions and is logged', async () => {
  let isDown = false;
  const { field, clock, shown, logged } = openField(async (text) => {
    if (isDown) throw new Error('offline');
    return [hit(text)];
  });
  field.typed('vera');
  await clock.advanceAsync(500);
  isDown = true;
  field.typed('vera m');
  await clock.advanceAsync(500);
  expect(shown.at(-1)).toBeNull();
  expect(logged).toEqual([new Error('offline')]);
});
