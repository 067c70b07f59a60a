import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FieldsOf, ItemOf, ListQuery, Reference, Resource, RowOf } from '#contract/resource.ts';
import type { Reads, StaffWrite } from './staff-write.ts';

/** A table with `staffColumns` and a numbered key. */
export type StaffTable = PgTable &
  Record<'id' | 'version' | 'createdAt' | 'changedAt' | 'changedBy' | 'deletedAt', PgColumn>;

/** A file of the library got another name: other bytes, or another focal point. */
export type FileMove = { from: string; to: string };

/** An item without its frame, which is the same for all. */
export type Stored<T> = Omit<T, 'createdAt' | 'changedAt' | 'changedBy' | 'deletedAt' | 'version'>;

/**
 * How a resource is kept. Version, author and bin are kept by whoever calls: `create` and `change` write the fields only,
 * into rows that are locked already.
 */
export type ResourceStore<R extends Resource = Resource> = {
  table: StaffTable;
  list(db: Reads, query: ListQuery<R> & { deleted: boolean }): Promise<{ items: RowOf<R>[]; total: number }>;
  /** The item by its id, in the bin or not. */
  read(db: Reads, id: number): Promise<Stored<ItemOf<R>> | null>;
  create(write: StaffWrite, fields: FieldsOf<R>): Promise<number>;
  change(write: StaffWrite, id: number, fields: FieldsOf<R>): Promise<void>;
  /** What goes with an item into the bin, such as its published copy. */
  remove?(write: StaffWrite, id: number): Promise<void>;
  /** Cache tags of everything that shows the item; asked before and after each write. */
  cacheTags(db: Reads, id: number): Promise<string[]>;
  /** Brings the site's search up to date, where the site finds such items. */
  index?(write: StaffWrite, id: number): Promise<void>;
  /** Lets what readers see name a file as the item does now; `before` is the item until then. */
  followFile?(write: StaffWrite, id: number, move: FileMove, before: ItemOf<R>): Promise<void>;
  /** What shows or needs the item. */
  references?(db: Reads, id: number): Promise<Reference[]>;
};
