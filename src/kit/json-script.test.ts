import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonForScript } from './json-script.ts';

test('a comment that closes the script stays a text', () => {
  const json = jsonForScript({ text: '</script><script>alert(1)</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script><!--' });
});

test('line separators that older scripts choke on are escaped', () => {
  expect(jsonForScript('a\u2028b\u2029c')).toBe('"a\\u2028b\\u2029c"');
});

test('nothing becomes null', () => {
  expect(jsonForScript(undefined)).toBe('null');
});

test('whatever the server writes, the browser reads back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (state) => {
      const json = jsonForScript(state);
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(state)));
    }),
  );
});
