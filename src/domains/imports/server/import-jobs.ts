import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkBatch } from './check-batch.ts';
import type { ImportTools } from './import-tools.ts';
import { findImport, forgetImports, listResting } from './imports.store.ts';
import { writeBatch } from './write-batch.ts';

const workJob = 'imports.work';
/** Then the next job goes on, so that one large file keeps no process for itself. */
const turnMs = 30_000;
const restingMs = 60_000;
const dayMs = 86_400_000;
const keptDays = 90;

/** Lets some process work on an import. */
export async function sendImport({ jobs }: Pick<ImportTools, 'jobs'>, id: number): Promise<void> {
  await jobs.send(workJob, { id });
}

/** Checks and writes imports behind the scenes, and takes up what a killed process has left. */
export async function importJobs(tools: ImportTools): Promise<void> {
  const { db, jobs, clock } = tools;
  const takeUp = async (before: number) => {
    for (const id of await listResting(db, new Date(before))) await sendImport(tools, id);
  };
  await jobs.work<{ id: number }>(workJob, ({ id }) => workOn(tools, id));
  await jobs.schedule('imports.take-up', '* * * * *', () => takeUp(clock.now() - restingMs));
  await jobs.schedule('imports.forget', '7 4 * * *', () =>
    forgetImports(db, {
      over: new Date(clock.now() - keptDays * dayMs),
      unread: new Date(clock.now() - dayMs),
    }),
  );
  // This process has just started: whatever rests may be what its forerunner was killed over.
  await takeUp(clock.now());
}

async function workOn(tools: ImportTools, id: number): Promise<void> {
  const { clock } = tools;
  const until = clock.now() + turnMs;
  for (;;) {
    const record = await findImport(tools.db, id);
    if (record?.state === 'checking') await checkBatch(tools, record);
    else if (record?.state === 'running') await writeBatch(tools, record);
    else return;
    if (clock.now() > until) return sendImport(tools, id);
    await nextTurn();
  }
}
