import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFailure } from '#server/api/error-exit.ts';
import { socialProviders } from '../../social.rules.ts';
import type { LocalProvider } from './local-provider.ts';
import { popupHtml } from './popup-page.ts';

const open = { config: { access: 'public' } } as const;
const providerField = z.enum(socialProviders);

const identitySchema = z.strictObject({
  provider: providerField,
  name: z.string().max(100),
  email: z.string().max(254),
  emailVerified: z.boolean(),
  uid: z.string().max(128),
});

/** The stand-in's window, its keys and its signature. The app mounts it where there is a stand-in, so never in production. */
export function serveLocalProvider(app: FastifyInstance, local: LocalProvider): void {
  app.get('/dev/identity/keys', open, async (_request, reply) => {
    const { keys, maxAgeSeconds } = await local.publishedKeys();
    return reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).send({ keys });
  });

  app.get<{ Querystring: { provider?: string } }>('/dev/identity/popup', open, async (request, reply) => {
    const provider = providerField.safeParse(request.query.provider);
    if (!provider.success) return sendFailure(reply, 400, 'query.provider: google or facebook');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(popupHtml(provider.data));
  });

  app.post('/dev/identity/token', open, async (request, reply) => {
    const identity = identitySchema.safeParse(request.body);
    if (!identity.success) return sendFailure(reply, 400, 'body: not an identity');
    return reply.header('cache-control', 'no-store').send({ idToken: await local.sign(identity.data) });
  });

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
