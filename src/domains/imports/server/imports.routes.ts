import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { newsAddress } from '#domains/news/news.addresses.ts';
import { getOldAddress } from '#domains/site/old-address.contract.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { User } from '#server/api/visitor.ts';
import { staffUser } from '#server/desk/implement-resource.ts';
import { type StaffWrite, staffWrite } from '#server/desk/staff-write.ts';
import { cancelImport, getImport, getImportRows, getImports, startImport } from '../imports.contract.ts';
import { importFaults } from '../imports.messages.ts';
import { kindsFor } from '../imports.rules.ts';
import { labelOf } from './csv/column-map.ts';
import { sendImport } from './import-jobs.ts';
import type { ImportTools } from './import-tools.ts';
import {
  describeImport,
  findImport,
  type ImportRecord,
  listImports,
  listRows,
  type RowRecord,
} from './imports.store.ts';
import { importRows, imports } from './imports.tables.ts';
import { oldAddressesTag, slugAtOldPath } from './old-addresses.store.ts';

export function importRoutes(tools: ImportTools): Implementation[] {
  const { db, clock } = tools;

  /** An import of a kind that the person may not import is none for them. */
  async function find(id: number, user: User): Promise<ImportRecord | undefined> {
    const record = await findImport(db, id);
    return record && kindsFor(user.permissions).includes(record.kind) ? record : undefined;
  }

  return [
    implement(getImports, ({ query, user }) => listImports(db, kindsFor(user.permissions), query)),

    implement(getImport, async ({ params, user, refuse }) => {
      const record = (await find(params.id, user)) ?? refuse('not found');
      return describeImport(db, record);
    }),

    implement(getImportRows, async ({ params, query, user, refuse }) => {
      const record = (await find(params.id, user)) ?? refuse('not found');
      const { items, total } = await listRows(db, record.id, query);
      return { items: items.map((row) => presentRow(tools, row)), total };
    }),

    implement(startImport, async ({ params: { id }, user, refuse }) => {
      if (!(await find(id, user))) refuse('not found');
      const record = await staffWrite(tools, staffUser(user), async (write) => {
        const started = (await move(write, id, ['checked'], 'running')) ?? refuse('not checked');
        // Only what is to be written is written later; the others have their result already.
        await write.tx
          .update(importRows)
          .set({ result: sql`case ${importRows.plan} when 'same' then 'skipped' else 'faulty' end` })
          .where(
            and(eq(importRows.importId, id), isNull(importRows.result), inArray(importRows.plan, ['same', 'faulty'])),
          );
        write.record({
          act: 'start',
          resource: 'imports',
          itemId: id,
          title: started.fileName,
          before: null,
          after: null,
        });
        return started;
      });
      await sendImport(tools, id);
      return describeImport(db, record);
    }),

    implement(cancelImport, async ({ params: { id }, user, refuse }) => {
      if (!(await find(id, user))) refuse('not found');
      const record = await staffWrite(tools, staffUser(user), async (write) => {
        const ended =
          (await move(write, id, ['checking', 'checked', 'running'], 'cancelled')) ?? refuse('already over');
        write.record({
          act: 'cancel',
          resource: 'imports',
          itemId: id,
          title: ended.fileName,
          before: null,
          after: null,
        });
        return ended;
      });
      return describeImport(db, record);
    }),

    implement(getOldAddress, async ({ query, tag, refuse }) => {
      tag(oldAddressesTag);
      const found = (await slugAtOldPath(db, query.path, new Date(clock.now()))) ?? refuse('not moved');
      tag(`news:${found.id}`);
      return { address: newsAddress(found.slug) };
    }),
  ];
}

async function move(
  { tx, now }: StaffWrite,
  id: number,
  from: ImportRecord['state'][],
  state: ImportRecord['state'],
): Promise<ImportRecord | undefined> {
  const [record] = await tx
    .update(imports)
    .set({ state, touchedAt: now, finishedAt: state === 'cancelled' ? now : null })
    .where(and(eq(imports.id, id), inArray(imports.state, from)))
    .returning();
  return record;
}

export function presentRow({ resources }: Pick<ImportTools, 'resources'>, row: RowRecord) {
  const resource = resources(row.resource)?.resource;
  const label = (field: string) => (field === '' || !resource ? importFaults.row : labelOf(resource, field));
  const order = resource ? ['', 'id', ...Object.keys({ ...resource.fields.shape, ...resource.shown.shape })] : [];
  const sorted = Object.entries(row.faults).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const faults = sorted.map(([field, reason]) => ({ field, label: label(field), reason }));
  return { ...row, faults };
}
