import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('accents, case, punctuation and odd spaces make no difference', () => {
  for (const text of ['Perché no?', 'perche  NO', ' PERCHÉ…no ', 'pérchè-no']) expect(fold(text)).toBe('perche no');
  expect(fold('L’Œuvre de Łódź & São Paulo')).toBe('l oeuvre de lodz sao paulo');
});

test('letters of other scripts stay, and what holds no letter is empty', () => {
  expect(fold('Москва 2026')).toBe('москва 2026');
  expect(fold('…!?')).toBe('');
});
