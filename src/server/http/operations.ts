import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sendFailure } from '../api/error-handler.ts';
import { quotaTables, type RowQuota } from '../limits/row-quota.ts';
import type { CachedPageServer } from '../pages/cached-page-server.ts';
import type { PageCache } from '../pages/page-cache.ts';

type Options = {
  pool: pg.Pool;
  /** Who may see the figures: whoever has the token or, where none is set, this machine, if that is enough. */
  figures: { token: string | undefined; needsToken: boolean };
  isStopping: () => boolean;
  pageServer: CachedPageServer;
};

const readyWithinMs = 900;

/** Memory, event loop, garbage. Watched once, however many stations a process opens one after the other: nothing ends the watch. */
const figuresOfProcess = new Registry();
collectDefaultMetrics({ register: figuresOfProcess });

export type Operations = { watchCache(cache: PageCache): void; watchRowQuota(rowQuota: RowQuota): void };

/** /healthz (the process lives), /readyz (it can serve), /metrics (figures for the operator: from this machine or with the token). */
export function installOperations(
  app: FastifyInstance,
  { pool, figures, isStopping, pageServer }: Options,
): Operations {
  const registry = new Registry();
  const answered = new Map<string, number>();
  new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status class.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      for (const { route, status, count } of pageServer.takeAnswered()) this.inc({ route, status }, count);
      for (const [key, count] of answered) {
        const [status = '', route = ''] = key.split(' ');
        this.inc({ route, status }, count);
      }
      answered.clear();
    },
  });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to the end of the answer.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const key = `${Math.floor(reply.statusCode / 100)}xx ${request.routeOptions.url ?? 'none'}`;
    answered.set(key, (answered.get(key) ?? 0) + 1);
    duration.observe(reply.elapsedTime / 1000);
    done();
  });

  app.addHook('onRequest', (_request, reply, done) => {
    // The next request of this caller goes to a process that stays.
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });

  app.get('/healthz', { config: { access: 'public' } }, async () => ({
    status: 'success',
    message: 'alive',
    data: null,
  }));

  app.get('/readyz', { config: { access: 'public' } }, async (_request, reply) => {
    if (isStopping()) return sendFailure(reply, 503, 'stopping');
    const asked = pool.query('select 1').then(
      () => true,
      () => false,
    );
    // A database that hangs answers nobody; whoever balances the load must know at once.
    const isUp = await Promise.race([asked, delay(readyWithinMs, false, { ref: false })]);
    return isUp ? { status: 'success', message: 'ready', data: null } : sendFailure(reply, 503, 'no database');
  });

  app.get('/metrics', { config: { access: 'operator' } }, async (request, reply) => {
    if (!isOperator(request, figures)) return sendFailure(reply, 403, 'forbidden');
    const all = Registry.merge([figuresOfProcess, registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });

  return {
    watchCache: (cache) => watchCache(registry, cache),
    watchRowQuota: (rowQuota) => watchRowQuota(registry, rowQuota),
  };
}

function watchCache(registry: Registry, cache: PageCache): void {
  for (const figure of ['hits', 'stale', 'renders', 'compressions'] as const) {
    new Gauge({
      name: `page_cache_${figure}`,
      help: `Page cache: ${figure} since the start.`,
      registers: [registry],
      collect() {
        this.set(cache.figures[figure]);
      },
    });
  }
}

function watchRowQuota(registry: Registry, rowQuota: RowQuota): void {
  const gauge = (figure: 'rows' | 'refused', help: string) =>
    new Gauge({
      name: `tracked_${figure}_today`,
      help,
      labelNames: ['table'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const kind of quotaTables) this.set({ table: kind }, 0);
        for (const today of await rowQuota.today()) this.set({ table: today.kind }, today[figure]);
      },
    });
  gauge('rows', 'Rows that visitors have caused today (UTC), by table.');
  gauge('refused', 'Rows of today that were turned away because the day was full, by table.');
}

/** Behind a proxy everybody comes from this machine, so a forwarded request needs the token. */
function isOperator(request: FastifyRequest, { token, needsToken }: Options['figures']): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (token) return timingSafeEqual(digest(given), digest(token));
  const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  return !needsToken && isLocal && !request.headers['x-forwarded-for'] && !request.headers.forwarded;
}

/** Of one length whatever is sent: letters and bytes are not the same number. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
