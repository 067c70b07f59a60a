import { eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/database.ts';
import { isOneOf } from '#server/is-one-of.ts';
import { type ApplicationText, applicationFields } from '../careers.rules.ts';
import { cvUploads, jobApplications } from './careers.tables.ts';
import { holdUpload, keepForApplication } from './uploads.store.ts';

type Sending = { told: ApplicationText; fileName: string; now: number };
export type Sent = 'sent' | 'curriculum not found' | 'curriculum already sent';

/**
 * Keeps an application with its CV and lets `announce` write what follows from it, all or nothing. The very same application
 * again, because the first answer got lost, is no second one.
 */
export function keepApplication(
  db: Db,
  { told, fileName, now }: Sending,
  announce: (tx: DbOrTx, applicationId: number) => Promise<void>,
): Promise<Sent> {
  return db.transaction(async (tx) => {
    const upload = await holdUpload(tx, fileName, now);
    if (!upload) return 'curriculum not found';
    const [before] = await tx.select().from(jobApplications).where(eq(jobApplications.uploadId, upload.id));
    if (before) {
      return applicationFields.every((field) => before[field] === told[field]) ? 'sent' : 'curriculum already sent';
    }
    const [{ id } = { id: 0 }] = await tx
      .insert(jobApplications)
      .values({ ...told, uploadId: upload.id, sentAt: new Date(now) })
      .returning({ id: jobApplications.id });
    await keepForApplication(tx, upload.id, now);
    await announce(tx, id);
    return 'sent';
  });
}

export function applicationsOf(db: DbOrTx, email: string) {
  const { name, lastName, phone, position, aboutYou, sentAt } = jobApplications;
  return db
    .select({
      name,
      lastName,
      email: jobApplications.email,
      phone,
      position,
      aboutYou,
      sentAt,
      curriculum: { file: cvUploads.fileName, size: cvUploads.size, keptUntil: cvUploads.keptUntil },
    })
    .from(jobApplications)
    .innerJoin(cvUploads, eq(cvUploads.id, jobApplications.uploadId))
    .where(isFrom(email))
    .orderBy(sentAt);
}

/** The applications at once; their files with the next round of the job, which alone can reach them. */
export async function forgetApplicationsOf(tx: DbOrTx, email: string): Promise<void> {
  const gone = await tx.delete(jobApplications).where(isFrom(email)).returning({ uploadId: jobApplications.uploadId });
  const uploads = gone.map(({ uploadId }) => uploadId);
  await tx
    .update(cvUploads)
    .set({ keptUntil: new Date(0) })
    .where(isOneOf(cvUploads.id, uploads));
}

function isFrom(email: string) {
  return eq(sql`lower(${jobApplications.email})`, email.toLowerCase());
}
