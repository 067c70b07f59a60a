import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exactField } from '#contract/fields.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import { socialProviders } from '../../social.rules.ts';
import type { LocalProvider } from './local-provider.ts';
import { popupHtml } from './popup-page.ts';

const open = { config: { access: 'public' } } as const;
const providerField = z.enum(socialProviders);

const identitySchema = z.strictObject({
  provider: providerField,
  name: exactField(0, 100),
  email: exactField(0, 254),
  emailVerified: z.boolean(),
  uid: exactField(0, 128),
});

/** The stand-in's window, its keys and its signature. The app mounts it where there is a stand-in, so never in production. */
export function serveLocalProvider(app: FastifyInstance, local: LocalProvider): void {
  app.get('/dev/identity/keys', open, async (_request, reply) => {
    const { keys, maxAgeSeconds } = await local.publishedKeys();
    return reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).send({ keys });
  });

  const routes = app.withTypeProvider<ZodSchemas>();
  const forProvider = { ...open, schema: { querystring: z.object({ provider: providerField }) } };
  routes.get('/dev/identity/popup', forProvider, async (request, reply) => {
    const { provider } = request.query;
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(popupHtml(provider));
  });

  routes.post('/dev/identity/token', { ...open, schema: { body: identitySchema } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ idToken: await local.sign(request.body) }),
  );

  for (const [name, type] of [
    ['popup.css', 'text/css; charset=utf-8'],
    ['popup.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const file = new URL(`./popup/${name}`, import.meta.url);
    app.get(`/dev/identity/${name}`, open, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(type)
        .send(await readFile(file)),
    );
  }
}
