import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { backoffDelayMs } from '#kit/backoff.ts';
import type { Clock } from '#kit/clock.ts';
import type { Db } from '../database.ts';
import type { Events } from '../events.ts';
import type { Log } from '../log.ts';
import { mailOutbox } from './mail.tables.ts';
import { farewellKind, mailChannel } from './mail.ts';

export type MailDelivery = {
  /** Sends everything that is due and comes back with how many went out. */
  deliverDue(): Promise<number>;
  stop(): Promise<void>;
};

const retryPolicy = { baseMs: 2_000, capMs: 3_600_000, jitter: 0.2 };

type Options = { db: Db; smtpUrl: string; from: string; log: Log; clock: Clock; events?: Events };

/**
 * Delivers the outbox over SMTP, at least once. The row stays locked while its mail is sent, so several processes share the
 * work; a process that dies after sending sends again, with the same Message-ID.
 */
export function startMailDelivery({ db, smtpUrl, from, log, clock, events }: Options): MailDelivery {
  const transport = createTransport({ url: smtpUrl, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 });
  let running: Promise<number> | null = null;
  let stopped = false;

  async function deliverOne(): Promise<'sent' | 'failed' | 'none'> {
    return db.transaction(async (tx) => {
      const [mail] = await tx
        .select()
        .from(mailOutbox)
        .where(and(isNull(mailOutbox.deliveredAt), lte(mailOutbox.nextTryAt, new Date(clock.now()))))
        .orderBy(asc(mailOutbox.nextTryAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return 'none';
      const attempts = mail.attempts + 1;
      try {
        const { to, subject, text, html, messageId } = mail;
        await transport.sendMail({ from, to, subject, text, html, messageId, date: mail.writtenAt });
        const isThisMail = eq(mailOutbox.id, mail.id);
        const deliveredAt = new Date(clock.now());
        if (mail.kind === farewellKind) await tx.delete(mailOutbox).where(isThisMail);
        else await tx.update(mailOutbox).set({ deliveredAt, attempts, lastError: null }).where(isThisMail);
        return 'sent';
      } catch (error) {
        const nextTryAt = new Date(clock.now() + backoffDelayMs(attempts, retryPolicy));
        const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
        await tx.update(mailOutbox).set({ attempts, nextTryAt, lastError }).where(eq(mailOutbox.id, mail.id));
        log.warn({ mailId: mail.id, kind: mail.kind, attempts }, 'a mail was not delivered and is tried again');
        return 'failed';
      }
    });
  }

  async function deliverAll(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const outcome = await deliverOne();
      if (outcome === 'none') return sent;
      if (outcome === 'sent') sent++;
    }
    return sent;
  }

  function deliverDue(): Promise<number> {
    running ??= deliverAll().finally(() => {
      running = null;
    });
    return running;
  }

  const wake = () => void deliverDue().catch((error) => log.warn({ err: error }, 'mail delivery paused'));
  const unsubscribe = events?.subscribe(mailChannel, wake);
  const timer = setInterval(wake, 15_000).unref();
  wake();
  return {
    deliverDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe?.();
      await running?.catch(() => undefined);
      transport.close();
    },
  };
}
