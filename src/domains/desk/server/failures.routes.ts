import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { type StaffContext, staffUser } from '#server/desk/implement-resource.ts';
import { staffWrite } from '#server/desk/staff-write.ts';
import { listFailedJobs, retryJob } from '#server/jobs/failed-jobs.ts';
import { listFailedMails, retryMail } from '#server/mail/mail.read.ts';
import { getFailures, retryFailure } from '../failures.contract.ts';

/** What went wrong behind the scenes, and another try. */
export function failuresRoutes(context: StaffContext & Pick<AppContext, 'events'>): Implementation[] {
  const { db, events } = context;
  return [
    implement(getFailures, async () => {
      const [jobs, mails] = await Promise.all([listFailedJobs(db), listFailedMails(db)]);
      return [
        ...jobs.map((job) => ({ kind: 'job' as const, to: '', ...job })),
        ...mails.map((mail) => ({ kind: 'mail' as const, ...mail })),
      ]
        .map(({ at, ...failure }) => ({ ...failure, at: at.toISOString() }))
        .sort((one, other) => other.at.localeCompare(one.at));
    }),

    implement(retryFailure, ({ body: { kind, id }, user, refuse }) =>
      staffWrite(context, staffUser(user), async (write) => {
        const title = await (kind === 'job' ? retryJob(write.tx, id) : retryMail(write.tx, events, id, write.now));
        if (title === null) return refuse('not failed');
        write.record({
          act: 'retry',
          resource: kind === 'job' ? 'jobs' : 'mails',
          itemId: null,
          title,
          before: null,
          after: { id },
        });
        return null;
      }),
    ),
  ];
}
