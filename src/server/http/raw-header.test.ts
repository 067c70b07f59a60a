import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { rawHeader } from './raw-header.ts';

const request = {
  rawHeaders: ['Host', 'a1.example', 'accept-language', 'it', 'Accept-Encoding', 'br'],
} as IncomingMessage;

test('a header is found however its name is written, by its whole name and never by its value', () => {
  expect(rawHeader(request, 'accept-encoding')).toBe('br');
  expect(rawHeader(request, 'host')).toBe('a1.example');
  expect(rawHeader(request, 'accept')).toBeUndefined();
  expect(rawHeader(request, 'br')).toBeUndefined();
});
