import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonForScript, jsonOfKeptParts } from './json-script.ts';

test('a comment that closes the script stays a text', () => {
  const json = jsonForScript({ text: '</script><script>alert(1)</script><!--' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script><!--' });
});

test('nothing becomes null', () => {
  expect(jsonForScript(undefined)).toBe('null');
});

test('whatever the server writes, the browser reads back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (state) => {
      const json = jsonForScript(state);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(state)));
    }),
  );
});

test('what is frozen is written once, and the text stays the same as of the whole', () => {
  const words = Object.freeze([{ text: '</script>', none: undefined }, null]);
  const state = {
    page: { words, again: words, count: 2, gone: undefined },
    day: new Date(0),
    list: [1, '<'],
    '<': null,
  };
  expect(jsonOfKeptParts(state)).toBe(jsonForScript(state));
  expect(jsonOfKeptParts(state)).toBe(jsonForScript(state));
  expect(jsonOfKeptParts('<')).toBe('"\\u003c"');
});
