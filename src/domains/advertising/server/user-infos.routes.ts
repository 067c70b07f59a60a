import type { FastifyInstance } from 'fastify';
import { success } from '#contract/envelope.ts';

/**
 * Tells a page the address that it calls from, for advertisers that ask for it. Only what a trusted proxy, or the connection
 * itself, vouches for: what else stands in `X-Forwarded-For` anybody could have written.
 */
export function serveUserInfos(app: FastifyInstance): void {
  app.get('/getUserInfos', { config: { access: 'public' } }, async (request, reply) => {
    const address = request.ip.replace(/^::ffff:/, '');
    void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return JSON.stringify(success({ forwardedFor: [address] }));
  });
}
