import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorize } from './authorize.ts';
import { isSameOrigin } from './same-origin.ts';
import type { User } from './visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls a route beside the API that is not for everybody. */
    user: User | null;
  }
}

type Options = { identify(request: FastifyRequest): Promise<User | null>; ownOrigins: ReadonlySet<string> };

/**
 * Holds the routes that are added after it to the access they declare, before anything of the call is read. Endpoints
 * authorize within their call, and an operator's route knows its own key or signature.
 */
export function authorizeRoutes(app: FastifyInstance, { identify, ownOrigins }: Options): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, endpoint } = request.routeOptions.config ?? {};
    if (!access || endpoint || access === 'public' || access === 'operator') {
      done();
      return;
    }
    const method = request.method === 'GET' || request.method === 'HEAD' ? 'GET' : 'POST';
    const sameOrigin = isSameOrigin(request.headers, ownOrigins);
    authorize({ access, method }, { identify: () => identify(request), sameOrigin }).then((user) => {
      request.user = user;
      done();
    }, done);
  });
}
