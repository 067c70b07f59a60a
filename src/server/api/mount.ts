import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '#contract/envelope.ts';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import { countCall, forgiveCall, type Limits } from '../limits/limits.ts';
import { replyCookies } from './cookies.ts';
import { refusalIn } from './error-handler.ts';
import type { CallContext, Implementation } from './implement.ts';
import { runCall } from './run-call.ts';
import { isSameOrigin } from './same-origin.ts';
import type { SharedCalls } from './shared-calls.ts';
import type { User } from './visitor.ts';
import { writtenAnswer } from './written-answer.ts';

export type MountOptions = {
  implementations: Implementation[];
  identify(request: FastifyRequest): Promise<User | null>;
  limits: Limits;
  ownOrigins: ReadonlySet<string>;
  secureCookies: boolean;
  sharedCalls: SharedCalls;
};

/** Makes a Fastify route of every endpoint. */
export function mountEndpoints(app: FastifyInstance, options: MountOptions): void {
  for (const implementation of options.implementations) {
    const { endpoint } = implementation;
    app.route({
      method: endpoint.method,
      url: withoutEndSlashes(endpoint.path),
      bodyLimit: endpoint.bodyLimit,
      config: { access: endpoint.access, endpoint },
      handler: async (request, reply) => {
        const word = { message: '' };
        const context = contextOf(request, reply, options, word);
        implementation.early?.({ body: request.body, cookies: context.cookies });
        if (endpoint.limit) await countCall(options.limits, endpoint, request.ip);
        const raw = { params: request.params, query: request.query, headers: request.headers, body: request.body };
        const data = await runCall(implementation, raw, context).catch(async (error: unknown) => {
          if (refusalIn(error)) await forgiveCall(options.limits, endpoint, request.ip);
          throw error;
        });
        void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        if (implementation.isForAll) await options.sharedCalls.remember(request.originalUrl, implementation, raw);
        return word.message ? JSON.stringify(success(data, word.message)) : writtenAnswer(data);
      },
    });
  }
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: MountOptions,
  word: { message: string },
): CallContext {
  let user: Promise<User | null> | undefined;
  return {
    identify: () => {
      user ??= options.identify(request);
      return user;
    },
    cookies: replyCookies(request, reply, options.secureCookies),
    address: request.ip,
    sameOrigin: isSameOrigin(request.headers, options.ownOrigins),
    say: (message) => {
      word.message = message;
    },
    tag: () => undefined,
    doNotCache: () => undefined,
  };
}
