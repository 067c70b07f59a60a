import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import type { ListenerTokens } from '../listener-token.ts';
import type { StreamList } from '../stream-list.ts';
import { streamIdOf } from './icecast-status.ts';

/**
 * Where the sound leaves from an Icecast server, it asks here about each listener (URL authentication): a form that names the
 * mount with the listener's query. Only the header lets them in; any other answer keeps them out.
 */
export function serveIcecastAuth(
  app: FastifyInstance,
  { clock, streams, tokens }: Pick<AppContext, 'clock'> & { streams: StreamList; tokens: ListenerTokens },
): void {
  void app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    own.post('/api/v1/playout/icecastAuth', { config: { access: 'public' } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      if (form.get('action') !== 'listener_add') return reply.send('');
      const isWelcome = await mayListen(form.get('mount') ?? '');
      if (!isWelcome) return reply.status(403).header('icecast-auth-message', 'listener token needed').send('');
      return reply.header('icecast-auth-user', '1').send('');
    });
  });

  async function mayListen(mount: string): Promise<boolean> {
    const [path = '', query] = mount.split('?', 2);
    const id = streamIdOf({ path });
    const stream = (await streams()).find((one) => one.id === id);
    if (!stream) return false;
    if (!stream.pro && !stream.semiPro) return true;
    return tokens.isValid(id, new URLSearchParams(query).get('token') ?? '', clock.now());
  }
}
