import { expect, test } from 'vitest';
import { z } from 'zod';
import { slugField, textField, wholeNumber } from './fields.ts';
import { italianFault } from './italian-faults.ts';

const faultOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: italianFault }).error?.issues[0]?.message;

test('a form says in Italian what is wrong, not how a program sees it', () => {
  expect(faultOf(textField(1, 60), '')).toBe('Questo campo serve.');
  expect(faultOf(textField(1, 3), 'lungo')).toBe('Al massimo 3 caratteri.');
  expect(faultOf(textField(5, 9), 'ab')).toBe('Almeno 5 caratteri.');
  expect(faultOf(slugField, 'con spazi')).toBe('Usa lettere minuscole, cifre e trattini.');
  expect(faultOf(z.number(), 'tre')).toBe('Scrivi un numero.');
  expect(faultOf(z.number().max(10), 11)).toBe('Al massimo 10.');
  expect(faultOf(z.enum(['a', 'b']), 'c')).toBe('Scegli una delle voci.');
  expect(faultOf(z.array(z.string()).min(2), ['x'])).toBe('Almeno 2 voci.');
  expect(faultOf(wholeNumber({ max: 5 }), null)).toBe('Questo campo serve.');
});
