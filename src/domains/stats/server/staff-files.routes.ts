import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addressField, formField } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import { csvOf } from '#kit/csv.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { playLogMessages } from '../board.messages.ts';
import { monthForm } from '../play-log.rules.ts';
import { affiliatesUrl } from './board.present.ts';
import { findAffiliate } from './board.store.ts';
import { columnsOf } from './listeners.routes.ts';
import { readPlayLog } from './play-log.store.ts';

const monthQuery = z.object({ month: formField(monthForm), columns: addressField.default('') });
const readers = 'staff:stats.read' as const;
const hearers = 'staff:affiliates.listen' as const;

/** Where a browser goes by itself, without a Bearer token: the session cookie says who comes. */
export function serveStaffFiles(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const routes = app.withTypeProvider<ZodSchemas>();

  const ofMonth = { config: { access: readers }, schema: { querystring: monthQuery } };
  routes.get('/api/v1/stats/playLog.csv', ofMonth, async (request, reply) => {
    const { month, columns } = request.query;
    const wanted = columnsOf(columns);
    const rows = (await readPlayLog(db, month)).map((row) => wanted.map((column) => row[column]));
    const head = wanted.map((column) => playLogMessages.columns[column]);
    return sendCsv(reply, `registro-${month}.csv`, csvOf([head, ...rows]));
  });

  const ofAffiliate = { config: { access: hearers }, schema: { params: z.object({ sid: addressField }) } };
  routes.get(`${affiliatesUrl}:sid`, ofAffiliate, async (request, reply) => {
    const affiliate = await findAffiliate(db, request.params.sid);
    if (!affiliate) throw new Refusal(404, 'affiliate not found');
    return reply.header('cache-control', 'no-store').redirect(affiliate.address, 302);
  });
}

function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .type('text/csv; charset=utf-8')
    .send(text);
}
