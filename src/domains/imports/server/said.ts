import type { RowFaults } from './imports.tables.ts';

/** How far an article has come, where a file says so. */
export type Release = { state?: string; publishedAt?: string; scheduledAt?: string };

/** What a row says, whatever file it comes from. A field that is null was left empty. */
export type Said = {
  /** The item that the file means by its number. */
  id?: number;
  fields: Record<string, unknown>;
  release: Release;
  faults: RowFaults;
  warnings: string[];
  /** What is there already stays as it is. */
  keepsExisting?: boolean;
  /** Nothing else that is there is meant, even if it has the same address. */
  isKnownByKey?: boolean;
  /** Paths that lead to the item from now on. */
  oldPaths?: string[];
};
