import { and, desc, eq } from 'drizzle-orm';
import { type FieldsOf, type Resource, resourceEndpoints } from '#contract/resource.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { parseFields } from '../api/parse-fields.ts';
import type { User } from '../api/visitor.ts';
import type { AppContext } from '../app-context.ts';
import { changeItem, createItem } from './change-item.ts';
import { readItem } from './read-item.ts';
import type { ResourceStore } from './resource-store.ts';
import { staffRevisions } from './staff.tables.ts';
import { type StaffUser, staffWrite } from './staff-write.ts';

export type StaffContext = Pick<AppContext, 'db' | 'clock' | 'invalidateTags'>;

/** A resource with the way it is kept, ready to be served. */
export type StaffResource = { resource: Resource; store: ResourceStore; implementations: Implementation[] };

export function staffResource<R extends Resource>(
  context: StaffContext,
  resource: R,
  store: ResourceStore<R>,
  /** The resource's acts of its own, such as publish. */
  acts: Implementation[] = [],
): StaffResource {
  const implementations = [...implementResource(context, resource, store), ...acts];
  return { resource, store: store as unknown as ResourceStore, implementations };
}

/** The signed-in person as the audit log names them. */
export function staffUser({ userId, name }: User): StaffUser {
  return { userId, name };
}

/** The seven calls that every resource has. */
function implementResource<R extends Resource>(
  context: StaffContext,
  resource: R,
  store: ResourceStore<R>,
): Implementation[] {
  const { db } = context;
  const { table } = store;
  const calls = resourceEndpoints<Resource>(resource);

  return [
    implement(calls.list, async ({ query }) => {
      return (await store.list(db, query as never)) as never;
    }),

    implement(
      calls.read,
      async ({ params, refuse }) => ((await readItem(db, store, params.id)) ?? refuse('not found')) as never,
    ),

    implement(
      calls.create,
      ({ body, user }) =>
        staffWrite(context, staffUser(user), (write) =>
          createItem(write, resource, store, body as FieldsOf<R>),
        ) as never,
    ),

    implement(
      calls.change,
      ({ params: { id }, body: { version, ...fields }, user }) =>
        staffWrite(context, staffUser(user), (write) =>
          changeItem(write, resource, store, { id, version: Number(version), act: 'change' }, () =>
            store.change(write, id, fields as FieldsOf<R>),
          ),
        ) as never,
    ),

    implement(calls.remove, ({ params: { id }, query, body, user, refuse }) => {
      const version = query.version ?? body.version ?? refuse('version missing');
      return staffWrite(context, staffUser(user), async (write) => {
        const item = await changeItem(write, resource, store, { id, version, act: 'delete' }, async () => {
          await store.remove?.(write, id);
          await write.tx.update(table).set({ deletedAt: write.now }).where(eq(table.id, id));
        });
        return { item: item as never, references: (await store.references?.(write.tx, id)) ?? [] };
      });
    }),

    implement(calls.revisions, async ({ params: { id }, query }) => {
      const rows = await db
        .select()
        .from(staffRevisions)
        .where(and(eq(staffRevisions.resource, resource.name), eq(staffRevisions.itemId, id)))
        .orderBy(desc(staffRevisions.revision))
        .offset(query.offset)
        .limit(query.count);
      return rows.map(({ revision, at, userName, act, fields }) => ({
        revision,
        at: at.toISOString(),
        by: userName,
        act,
        fields: fields as Record<string, unknown>,
      }));
    }),

    implement(calls.restore, async ({ params: { id }, body: { revision, version }, user, refuse }) => {
      const [row] = await db
        .select({ fields: staffRevisions.fields })
        .from(staffRevisions)
        .where(
          and(
            eq(staffRevisions.resource, resource.name),
            eq(staffRevisions.itemId, id),
            eq(staffRevisions.revision, revision),
          ),
        );
      if (!row) return refuse('revision not found');
      // A rule that is stricter today counts for what comes back too.
      const fields = parseFields(resource.fields, row.fields) as FieldsOf<R>;
      return staffWrite(context, staffUser(user), (write) =>
        changeItem(write, resource, store, { id, version, act: 'restore' }, async () => {
          await write.tx.update(table).set({ deletedAt: null }).where(eq(table.id, id));
          await store.change(write, id, fields);
        }),
      ) as never;
    }),
  ];
}
