import { createHash } from 'node:crypto';
import type { RowFaults } from './imports.tables.ts';

/** A row as a reader of files gives it. */
export type ImportedRow = {
  line: number;
  resource: string;
  payload: Record<string, unknown>;
  title: string;
  /** Where the file itself says by what the thing is known. */
  key?: string;
  /** It only serves others. */
  isIgnored?: boolean;
  /** With faults it is listed and never written. */
  faults?: RowFaults;
};

/** The whole of a row in one word: the same row once more has the same. */
export function hashOf(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('hex');
}

/** What PostgreSQL cannot hold, or nobody means. */
export function isUnstorable(text: string): boolean {
  return !text.isWellFormed() || !/^[\t\n\r\P{Cc}]*$/u.test(text);
}
