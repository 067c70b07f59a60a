import { expect, test } from 'vitest';
import { CallError, type Client } from '#contract/client.ts';
import { definePage, loadData } from './page.ts';
import { oneOf } from './page-query.ts';

const client: Client = { call: () => Promise.reject(new Error('nobody calls')) };
const input = { client, path: '/', params: {}, query: new URLSearchParams('aba=premios&aba=x&other=1') };

const Nothing = () => null;

function pageWith(load: () => Promise<unknown>) {
  return definePage({ load, head: () => ({}), Page: Nothing });
}

test.each([
  [1, 'un secondo'],
  [39, '39 secondi'],
  [60, 'un minuto'],
  [61, '2 minuti'],
  [2_340, '39 minuti'],
])('who asked too often is told to come back in %i s: %s', async (retryAfterSeconds, wait) => {
  const page = pageWith(() => Promise.reject(new CallError(429, 'too many requests', { retryAfterSeconds })));
  expect(await loadData(page, input)).toMatchObject({
    problem: { status: 429, retryAfterSeconds, message: expect.stringContaining(`Riprova fra ${wait}.`) },
  });
});

test('any other failure stays one', async () => {
  const page = pageWith(() => Promise.reject(new CallError(500, 'internal error')));
  await expect(loadData(page, input)).rejects.toThrow('500 internal error');
});

test('a page is given only what it knows of the query', async () => {
  const page = definePage({
    query: { aba: oneOf(['premios']) },
    load: ({ query }) => query.toString(),
    head: () => ({}),
    Page: Nothing,
  });
  expect(await loadData(page, input)).toBe('aba=premios');
});
