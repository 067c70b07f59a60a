import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/refusal.ts';
import { type StaffUser, staffWrite } from '#server/desk/staff-write.ts';
import type { Upload } from '#server/media/intake/read-upload.ts';
import type { ImportInfo } from '../imports.contract.ts';
import { type ImportKind, mostRows } from '../imports.rules.ts';
import { readCsv } from './csv/read-csv.ts';
import { sendImport } from './import-jobs.ts';
import type { ImportTools } from './import-tools.ts';
import type { ImportedRow } from './imported-row.ts';
import { addRows, describeImport } from './imports.store.ts';
import { imports } from './imports.tables.ts';
import { readWxr } from './wordpress/read-wxr.ts';

const rowsAtOnce = 200;
const longestName = 200;

/** Turns a file into rows, which any process can then check and write: the file itself is needed no more. */
export async function takeFile(
  tools: ImportTools,
  kind: ImportKind,
  upload: Upload,
  user: StaffUser,
): Promise<ImportInfo> {
  const { db, clock } = tools;
  const now = new Date(clock.now());
  const fileName = nameOf(upload.fileName);
  const author = { createdBy: user.userId, createdByName: user.name, createdAt: now, touchedAt: now };
  const [added] = await db
    .insert(imports)
    .values({ kind, fileName, bytes: upload.size, sha256: upload.sha256, ...author })
    .returning({ id: imports.id });
  const id = added?.id ?? 0;
  try {
    const file = { notes: [] as string[], site: '' };
    const total = await keepRows(tools, id, rowsOf(tools, kind, upload.path, file));
    const record = await staffWrite(tools, user, async (write) => {
      const [opened] = await write.tx
        .update(imports)
        .set({ ...file, state: 'checking' })
        .where(eq(imports.id, id))
        .returning();
      if (!opened) throw new Error(`import ${id} is gone`);
      const after = { kind, fileName, rows: total };
      write.record({ act: 'upload', resource: 'imports', itemId: id, title: fileName, before: null, after });
      return opened;
    });
    await sendImport(tools, id);
    return await describeImport(db, record);
  } catch (error) {
    await db.delete(imports).where(eq(imports.id, id));
    throw error;
  }
}

function rowsOf(tools: ImportTools, kind: ImportKind, path: string, file: { notes: string[]; site: string }) {
  if (kind === 'wordpress') return readWxr(path, file);
  const target = tools.resources(kind);
  if (!target) throw new Error(`nothing is called ${kind}`);
  return readCsv(path, target.resource, file.notes);
}

async function keepRows({ db }: ImportTools, id: number, rows: AsyncIterable<ImportedRow>): Promise<number> {
  let total = 0;
  let waiting: ImportedRow[] = [];
  const flush = async () => {
    await addRows(db, id, total - waiting.length, waiting);
    waiting = [];
  };
  for await (const row of rows) {
    waiting.push(row);
    total += 1;
    if (total > mostRows) throw new Refusal(400, 'file refused: too many rows');
    if (waiting.length === rowsAtOnce) await flush();
  }
  await flush();
  if (total === 0) throw new Refusal(400, 'file refused: empty');
  return total;
}

function nameOf(fileName: string): string {
  const bare = fileName.split(/[\\/]/).at(-1) ?? '';
  return (
    bare
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFD]/gu, ' ')
      .slice(-longestName)
      .toWellFormed()
      .trim() || 'file'
  );
}
