import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { csvOf, csvRows } from '#kit/csv.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import { getImport } from '../imports.contract.ts';
import { importReport as text } from '../imports.messages.ts';
import { faultsPath, kindsFor } from '../imports.rules.ts';
import type { ImportTools } from './import-tools.ts';
import { presentRow } from './imports.routes.ts';
import { findImport, listRows } from './imports.store.ts';

const pageLength = 500;

/** Every fault and warning of an import as a table, to mend the file by. */
export function serveFaults(app: FastifyInstance, tools: ImportTools): void {
  const { db } = tools;
  const options = { config: { access: getImport.access }, schema: { params: getImport.params } };
  app.withTypeProvider<ZodSchemas>().get(faultsPath(':id'), options, async ({ params: { id }, user }, reply) => {
    const record = await findImport(db, id);
    if (!user || !record || !kindsFor(user.permissions).includes(record.kind)) throw new Refusal(404, 'not found');

    async function* pages(show: 'faulty' | 'warned') {
      for (let offset = 0; ; offset += pageLength) {
        const { items } = await listRows(db, id, { show, offset, count: pageLength });
        yield items.map((row) => presentRow(tools, row));
        if (items.length < pageLength) return;
      }
    }
    async function* table() {
      yield csvOf([text.head]);
      for await (const rows of pages('faulty')) {
        yield csvRows(
          rows.flatMap(({ line, title, faults }) => faults.map(({ label, reason }) => [line, title, label, reason])),
        );
      }
      for await (const rows of pages('warned')) {
        yield csvRows(
          rows.flatMap(({ line, title, warnings }) => warnings.map((warning) => [line, title, '', warning])),
        );
      }
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="import-${id}.csv"`)
      .send(Readable.from(table()));
  });
}
