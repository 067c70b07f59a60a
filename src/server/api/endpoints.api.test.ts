import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillPath } from '#contract/client.ts';
import { declaredEndpoints } from '../../../tests/declared-endpoints.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation();

const declared = await declaredEndpoints();
const envelope = z
  .object({ status: z.union([z.literal('success'), z.number()]), message: z.string(), data: z.unknown() })
  .strict();

test('[OPS-02] every declared endpoint is served and answers with an envelope whose status agrees with HTTP', async () => {
  expect(declared.length).toBeGreaterThan(5);
  for (const endpoint of declared) {
    const path = fillPath(endpoint.path, new Proxy({}, { get: () => '1' }));
    const { status, body } =
      endpoint.method === 'GET' ? await station.get(path) : await station.post(path, {}, { method: endpoint.method });
    expect(envelope.safeParse(body).success, `${endpoint.name}: ${JSON.stringify(body)}`).toBe(true);
    expect(body.status, endpoint.name).toBe(status === 200 ? 'success' : status);
    expect(status, endpoint.name).toBeLessThan(500);
    expect(body.message, endpoint.name).not.toBe('not found');
    if (endpoint.access !== 'public') expect(status, endpoint.name).toBe(401);
  }
});

test('[OPS-02] the OpenAPI document and its page list every declared endpoint, from the contracts', async () => {
  const { body: document } = await station.get('/api/openapi.json');
  const { body: page, response } = await station.get('/api/docs');
  expect(document.openapi).toBe('3.1.0');
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const endpoint of declared) {
    const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation, endpoint.name).toMatchObject({ operationId: endpoint.name, 'x-access': endpoint.access });
    expect(operation.responses['200'].content['application/json'].schema.properties.status).toEqual({
      const: 'success',
    });
    expect(page).toContain(endpoint.path);
  }
});

test('[API-04] a success carries status success and a message, a failure its number and a message', async () => {
  const good = await station.get('/api/v1/getPartnersData');
  expect(good.body).toMatchObject({ status: 'success', message: '' });
  const bad = await station.get('/api/v1/there/is/nothing');
  expect(bad.body).toEqual({ status: 404, message: 'not found', data: null });
  expect(bad.status).toBe(404);
});

test('[API2-04] a 401 stands in the HTTP status and in the body alike', async () => {
  const { status, body } = await station.get('/api/v1/profile/getProfile');
  expect(status).toBe(401);
  expect(body).toEqual({ status: 401, message: 'unauthorized', data: null });
});

test('fields that the contract does not name never leave the house', async () => {
  const { body } = await station.get('/api/v1/getPartnersData');
  expect(Object.keys(body.data[0]).sort()).toEqual(['description', 'image', 'link', 'name']);
});
