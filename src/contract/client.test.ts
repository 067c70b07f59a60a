import { expect, test } from 'vitest';
import { z } from 'zod';
import { CallError, createClient, fillPath, queryString } from './client.ts';
import { defineEndpoint } from './endpoint.ts';
import { fetchTransport } from './fetch-transport.ts';
import { countField, longestPage, offsetField } from './paging.ts';

const read = defineEndpoint({
  name: 'read',
  method: 'GET',
  path: '/api/v1/read/:id',
  access: 'public',
  summary: '',
  params: z.object({ id: z.string() }),
  data: z.object({ title: z.string() }),
});
const write = defineEndpoint({
  name: 'write',
  method: 'POST',
  path: '/api/v1/write',
  access: 'user',
  summary: '',
  body: z.object({ text: z.string() }),
  data: z.null(),
});
const change = defineEndpoint({ ...write, name: 'change', method: 'PUT' });
const remove = defineEndpoint({ ...write, name: 'remove', method: 'DELETE' });

/** Notes what went out over `fetch` and answers as told. */
function outside(answer: unknown, status = 200) {
  const sent: { address: string; init: RequestInit }[] = [];
  const fetch = (async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
  }) as typeof globalThis.fetch;
  return { sent, fetch };
}

const success = { status: 'success', message: '', data: { title: 'Carta carbone' } };

test('[API-01] every call sends the credentials cookie', async () => {
  const { sent, fetch } = outside(success);
  const client = createClient(fetchTransport({ fetch }));
  await client.call(read, { params: { id: '7' } });
  await client.call(write, { body: { text: 'ciao' } });
  expect(sent.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
});

test('[API-02] [API2-01] calls that need a user carry the Bearer token and the cookie, public calls no token', async () => {
  const { sent, fetch } = outside(success);
  const client = createClient(fetchTransport({ fetch, token: () => 'abc.def.ghi' }));
  await client.call(read, { params: { id: '7' } });
  await client.call(write, { body: { text: 'ciao' } });
  const headers = sent.map(({ init }) => (init.headers as Record<string, string>).authorization);
  expect(headers).toEqual([undefined, 'Bearer abc.def.ghi']);
  expect(sent.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
});

test('[API-03] [API2-02] POST, PUT and DELETE send their body as JSON', async () => {
  const { sent, fetch } = outside(success);
  const client = createClient(fetchTransport({ fetch }));
  for (const endpoint of [write, change, remove]) await client.call(endpoint, { body: { text: 'ciao' } });
  for (const { init } of sent) {
    expect((init.headers as Record<string, string>)['content-type']).toBe('application/json');
    expect(JSON.parse(String(init.body))).toEqual({ text: 'ciao' });
  }
  expect(sent.map(({ init }) => init.method)).toEqual(['POST', 'PUT', 'DELETE']);
});

test.each([
  [{ status: 404, message: 'not found', data: null }, 404, 'not found'],
  [{ status: 401, message: 'unauthorized', data: null }, 401, 'unauthorized'],
  [{ status: 'error', message: 'odd', data: null }, 0, 'odd'],
  [{ message: 'no status at all' }, 0, 'no status at all'],
])('[API-05] [API2-03] an answer whose status is not success is an error: %j', async (answer, status, code) => {
  const { fetch } = outside(answer);
  const failed = await createClient(fetchTransport({ fetch }))
    .call(read, { params: { id: '7' } })
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CallError);
  expect(failed).toMatchObject({ status, code });
});

test('an answer that is no JSON and a network that is down are errors too, without an exception of their own', async () => {
  const html = createClient(fetchTransport({ fetch: outside('<html>', 502).fetch }));
  await expect(html.call(read, { params: { id: '7' } })).rejects.toMatchObject({ status: 502, code: 'not json' });
  const down = createClient(fetchTransport({ fetch: () => Promise.reject(new TypeError('offline')) }));
  await expect(down.call(read, { params: { id: '7' } })).rejects.toMatchObject({ status: 0, code: 'network' });
});

test('[API2-05] every path starts at the same API root, written with one leading slash', async () => {
  const { sent, fetch } = outside(success);
  await createClient(fetchTransport({ fetch })).call(read, { params: { id: '7' } });
  expect(sent[0]?.address).toBe('/api/v1/read/7');
});

test('a parameter cannot climb out of its segment, lists repeat their key, empty values stay away', () => {
  expect(fillPath('/api/v1/read/:id', { id: '../../admin?x=1' })).toBe('/api/v1/read/..%2F..%2Fadmin%3Fx%3D1');
  expect(queryString({ 'types[]': ['a', 'b'], q: 'caffè', none: undefined, nil: null })).toBe(
    '?types%5B%5D=a&types%5B%5D=b&q=caff%C3%A8',
  );
  expect(queryString({})).toBe('');
});

test('[API-07] lists are paged by offset and count, both bounded whole numbers, as text or number', () => {
  expect(offsetField.parse('40')).toBe(40);
  expect(countField.parse(20)).toBe(20);
  expect(countField.safeParse(longestPage + 1).success).toBe(false);
  for (const bad of ['-1', '1.5', 'x', '', '1e3', '9'.repeat(30)])
    expect(offsetField.safeParse(bad).success).toBe(false);
});
