import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addressField, exactField, formField, linesField, searchField, slugField, textField } from './fields.ts';
import { oneLine, unguardedText } from './outside-text.ts';

const unkeepable = {
  'a NUL': 'a\0b',
  'a control character': 'a\u0007b',
  'an escape': 'a\u001b[31mb',
  'a control character of the second row': 'a\u0085b',
  'half of a pair': 'a\ud800b',
  'the other half': 'a\udfffb',
};

describe.each(Object.entries(unkeepable))('%s', (_what, text) => {
  test.each([
    ['a line', textField(0, 100)],
    ['lines', linesField(0, 100)],
    ['a password', exactField(0, 100)],
    ['a slug', slugField],
    ['a part of an address', addressField],
    ['a form', formField(/b/)],
  ])('[HOSTILE-01] is refused in %s', (_field, field) => {
    expect(field.safeParse(text).success).toBe(false);
  });

  test('[HOSTILE-01] is a blank in what somebody searches for', () => {
    expect(searchField(100).parse(text)).toMatch(/^a .*b$/);
  });
});

test('line breaks and tabs stand where somebody writes in lines, and nowhere else', () => {
  const text = 'Cara radio,\r\n\tgrazie.\n😀 é';
  expect(linesField(0, 100).parse(text)).toBe(text);
  expect(textField(0, 100).safeParse(text).success).toBe(false);
  expect(textField(0, 100).parse(' Duo Marèa 😀 \n')).toBe('Duo Marèa 😀');
});

test('what looks the same is the same', () => {
  expect(textField(0, 9).parse('Mare\u0300a')).toBe('Marèa');
  expect(exactField(0, 9).parse(' e\u0301 ')).toBe(' é ');
});

test('a search that is cut in the middle of a character is still text', () => {
  expect(searchField(3).parse('ab😀')).toBe('ab');
});

test('[HOSTILE-01] text without a guard is found wherever a schema hides it', () => {
  const guarded = oneLine(z.string());
  const schema = z.object({
    good: guarded.optional(),
    bare: z.string().trim().max(3),
    list: z.array(z.object({ deep: z.union([z.number(), z.string()]).nullable() })),
    labels: z.record(z.string(), guarded),
    turned: z.string().transform(Number).pipe(z.number()).default(1),
    lazy: z.lazy(() => z.string()),
    choice: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), said: z.string().catch('') })]),
  });
  expect(unguardedText(schema)).toEqual(['.bare', '.list.deep', '.labels.keyType', '.turned', '.lazy', '.choice.said']);
  expect(unguardedText(z.object({ guarded }))).toEqual([]);
});
