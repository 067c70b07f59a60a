import { expect, test } from 'vitest';
import { hostOf } from './partners.rules.ts';

test.each([
  ['https://cicloposta.example', 'cicloposta.example'],
  ['https://www.cicloposta.example/chi-siamo?da=radio', 'cicloposta.example'],
  ['http://cicloposta.example:8080/', 'cicloposta.example:8080'],
  ['', null],
  ['https://', null],
  ['cicloposta.example', null],
  ['javascript:alert(1)', null],
  ['mailto:ciao@cicloposta.example', null],
])('the link %j shows the host %j', (link, host) => {
  expect(hostOf(link)).toBe(host);
});
