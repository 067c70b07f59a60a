import { expect, test } from 'vitest';
import { createFakeClock } from './clock.ts';
import { debounce } from './debounce.ts';

function typingField() {
  const clock = createFakeClock();
  const asked: string[] = [];
  return { clock, asked, type: debounce((text: string) => void asked.push(text), 500, clock) };
}

test('only the last word is asked for, when the typing stops', () => {
  const { clock, asked, type } = typingField();
  type('r');
  clock.advance(499);
  type('ro');
  clock.advance(499);
  expect(asked).toEqual([]);
  clock.advance(1);
  expect(asked).toEqual(['ro']);
  clock.advance(5000);
  expect(asked).toEqual(['ro']);
});

test('a second pause asks a second time', () => {
  const { clock, asked, type } = typingField();
  type('roma');
  clock.advance(500);
  type('romagna');
  clock.advance(500);
  expect(asked).toEqual(['roma', 'romagna']);
});

test('a screen that goes away asks nothing more', () => {
  const { clock, asked, type } = typingField();
  type('roma');
  type.cancel();
  clock.advance(5000);
  type.flush();
  expect(asked).toEqual([]);
});

test('a flush asks at once, and only once', () => {
  const { clock, asked, type } = typingField();
  type('roma');
  type.flush();
  expect(asked).toEqual(['roma']);
  clock.advance(5000);
  expect(asked).toEqual(['roma']);
});
