import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deferred, deferredReady } from './deferred.ts';

let Nested: ComponentType;
const Inner = () => createElement('em', null, 'the small print');
const Outer = ({ title }: { title: string }) => createElement('p', { title }, createElement(Nested));

test('what comes later in the browser is written with the page by the server, and what that brings along too', async () => {
  const Part = deferred(async () => {
    Nested = deferred(async () => ({ Inner }), 'Inner');
    return { Outer };
  }, 'Outer');
  const write = () => renderToString(createElement(Part, { title: 'terms' }));
  expect(write).toThrow('before it was read');
  await deferredReady();
  expect(write()).toBe('<p title="terms"><em>the small print</em></p>');
});

test('a part that the server cannot read fails the pages that it belongs to, and no other', async () => {
  const Lost = deferred(() => Promise.reject<{ Lost: typeof Inner }>(new Error('no such file')), 'Lost');
  const Part = deferred(async () => ({ Inner }), 'Inner');
  await deferredReady();
  expect(() => renderToString(createElement(Lost))).toThrow('no such file');
  expect(renderToString(createElement(Part))).toBe('<em>the small print</em>');
});
