import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Every change by the staff. The database itself refuses to change or remove a row. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Without a reference: the entry outlives the account. */
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** create, change, delete, restore, or an act of the resource's own such as publish. */
    act: text('act').notNull(),
    resource: text('resource').notNull(),
    itemId: integer('item_id'),
    /** What the item was called then. */
    title: text('title').notNull().default(''),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('staff_audit_at').on(table.at.desc(), table.id.desc()),
    index('staff_audit_item').on(table.resource, table.itemId, table.at.desc()),
    index('staff_audit_user').on(table.userId, table.at.desc()),
  ],
);

/** What an item was at each of its versions. */
export const staffRevisions = pgTable(
  'staff_revisions',
  {
    resource: text('resource').notNull(),
    itemId: integer('item_id').notNull(),
    /** The item's version that this was. */
    revision: integer('revision').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the first of the saves was that this one stands for. */
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    userId: integer('user_id').notNull(),
    userName: text('user_name').notNull(),
    act: text('act').notNull(),
    fields: jsonb('fields').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.itemId, table.revision] })],
);

/** Addresses that something had before; they lead to where it is now. */
export const slugHistory = pgTable(
  'slug_history',
  {
    resource: text('resource').notNull(),
    slug: text('slug').notNull(),
    itemId: integer('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.slug] }),
    index('slug_history_item').on(table.resource, table.itemId),
  ],
);
