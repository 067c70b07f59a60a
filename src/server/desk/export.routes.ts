import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fieldInfoOf, type Resource, resourceEndpoints } from '#contract/resource.ts';
import { type CsvCell, csvOf, csvRows } from '#kit/csv.ts';
import type { ZodSchemas } from '../api/route-schemas.ts';
import type { AppContext } from '../app-context.ts';
import type { StaffResource } from './implement-resource.ts';

/** More than a spreadsheet opens with pleasure; whoever needs more filters. */
const mostRows = 100_000;
const pageLength = 1_000;

/** The list as it is filtered and sorted, as a table for a spreadsheet, written page by page. */
export function serveExports(app: FastifyInstance, { db }: Pick<AppContext, 'db'>, resources: StaffResource[]): void {
  const routes = app.withTypeProvider<ZodSchemas>();
  for (const { resource, store } of resources) {
    const { list } = resourceEndpoints(resource);
    routes.get(
      `${list.path}/export`,
      {
        config: { access: list.access },
        schema: { querystring: list.query },
      },
      async (request, reply) => {
        const query = request.query;
        async function* rows() {
          yield csvOf([headOf(resource)]);
          for (let offset = 0; offset < mostRows; offset += pageLength) {
            const { items } = await store.list(db, { ...query, offset, count: pageLength });
            if (items.length > 0) yield csvRows(items.map((item) => cellsOf(resource, item)));
            if (items.length < pageLength) return;
          }
        }
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${resource.name}.csv"`)
          .send(Readable.from(rows()));
      },
    );
  }
}

function headOf({ columns, fields, shown }: Resource): string[] {
  const all: Record<string, unknown> = { ...fields.shape, ...shown.shape };
  return ['id', ...columns.map((key) => fieldInfoOf(all[key] as never)?.label ?? key)];
}

function cellsOf({ columns }: Resource, item: Record<string, unknown>): CsvCell[] {
  return ['id', ...columns].map((key) => {
    const value = item[key];
    if (value === null || value === undefined) return null;
    return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
  });
}
