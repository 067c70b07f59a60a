export const importKinds = ['news', 'artists', 'songs', 'wordpress'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What somebody must be allowed to write, to let a file write it. */
export const permissionOfKind: Record<ImportKind, string> = {
  news: 'news.edit',
  artists: 'music.edit',
  songs: 'music.edit',
  wordpress: 'news.edit',
};

/** read: the file becomes rows; checked: waits for the word to begin; all others say what they are. */
export const importStates = ['reading', 'checking', 'checked', 'running', 'done', 'cancelled'] as const;
export type ImportState = (typeof importStates)[number];

/** What the check found that a row would do. Ignored ones serve others: the pictures of a WordPress export. */
export const rowPlans = ['create', 'change', 'same', 'faulty', 'ignored'] as const;
export const rowResults = ['created', 'changed', 'skipped', 'faulty'] as const;

export const importsPath = '/api/v1/staff/imports';
export const faultsPath = (id: number | ':id') => `${importsPath}/${id}/faults.csv`;

const megabyte = 1024 * 1024;
const mostBytes: Record<'table' | 'wordpress', number> = { table: 32 * megabyte, wordpress: 128 * megabyte };
export const mostRows = 50_000;

export function bytesFor(kind: ImportKind): number {
  return kind === 'wordpress' ? mostBytes.wordpress : mostBytes.table;
}

/** Whoever is allowed one of these may do something here. */
export function kindsFor(permissions: ReadonlySet<string> | readonly string[]): ImportKind[] {
  const held = new Set(permissions);
  return importKinds.filter((kind) => held.has(permissionOfKind[kind]));
}
