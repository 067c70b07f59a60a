import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { slugField } from '#contract/fields.ts';
import { installErrorHandler } from './error-handler.ts';
import { installRouteSchemas, type ZodSchemas } from './route-schemas.ts';

function openApp() {
  const app = Fastify();
  installErrorHandler(app);
  installRouteSchemas(app);
  return app.withTypeProvider<ZodSchemas>();
}

test('[HOSTILE-01] a route with parameters and no schema for them stops the start', () => {
  expect(() => openApp().get('/songs/:slug', async () => 'x')).toThrow(/declares no schema/);
});

test.each([
  ['params', { params: z.object({ slug: z.string() }) }],
  ['query', { params: z.object({ slug: slugField }), querystring: z.object({ q: z.string() }) }],
  ['body', { params: z.object({ slug: slugField }), body: z.object({ q: z.array(z.string()) }) }],
])('[HOSTILE-01] a route that takes text without a guard in its %s stops the start', (_part, schema) => {
  expect(() => openApp().post('/songs/:slug', { schema }, async () => 'x')).toThrow(/takes text without a guard/);
});

test('[HOSTILE-01] a route gets what its schema made of the address, or nothing of it at all', async () => {
  const app = openApp();
  app.get('/songs/:slug', { schema: { params: z.object({ slug: slugField }) } }, async (request) => request.params);
  const good = await app.inject('/songs/mare%CC%80a');
  expect(good.json()).toEqual({ slug: 'marèa' });
  for (const address of ['/songs/a%00b', '/songs/a%1bb', '/songs/%ED%A0%80']) {
    expect([address, (await app.inject(address)).statusCode]).toEqual([address, 400]);
  }
});

test('[HOSTILE-01] text that only the database refuses is the caller’s fault, never ours', async () => {
  const app = openApp();
  const params = z.object({ code: slugField });
  app.get('/:code', { schema: { params } }, async ({ params: { code } }) => {
    throw new Error('Failed query', { cause: Object.assign(new Error('invalid byte sequence'), { code }) });
  });
  for (const code of ['22021', '22P05']) {
    const answer = await app.inject(`/${code}`);
    expect([answer.statusCode, answer.json().status]).toEqual([400, 400]);
  }
});
