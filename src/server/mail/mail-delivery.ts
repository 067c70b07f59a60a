import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
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

/** A mail server that hangs gives up its mail in this time; the claim outlives it, so that nobody else sends meanwhile. */
const sendLimitMs = 45_000;
const claimMs = 60_000;
/** A stop gives the mail under way so long; with a server that hangs its claim runs out and another process sends it. */
const lastMailMs = 2_000;

/**
 * Delivers the outbox over SMTP, at least once. A mail is claimed by moving its next try ahead and sent outside any transaction:
 * whoever deletes the row never waits for a mail server. A process that dies leaves a claim that runs out, and the mail is sent
 * again with the same Message-ID.
 */
export function startMailDelivery({ db, smtpUrl, from, log, clock, events }: Options): MailDelivery {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  let running: Promise<number> | null = null;
  /** Whether somebody has asked since the last look began, which may not have seen what they mean. */
  let isAsked = false;
  let stopped = false;

  async function claimOne(): Promise<typeof mailOutbox.$inferSelect | undefined> {
    const now = clock.now();
    const due = db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.deliveredAt), lte(mailOutbox.nextTryAt, new Date(now))))
      .orderBy(asc(mailOutbox.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [mail] = await db
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextTryAt: new Date(now + claimMs) })
      .where(inArray(mailOutbox.id, due))
      .returning();
    return mail;
  }

  async function deliverOne(): Promise<'sent' | 'failed' | 'none'> {
    const mail = await claimOne();
    if (!mail) return 'none';
    const { id, kind, attempts, to, subject, text, html, messageId, writtenAt } = mail;
    const isThisMail = eq(mailOutbox.id, id);
    try {
      const sending = transport.sendMail({ from, to, subject, text, html, messageId, date: writtenAt });
      await withinMs(sendLimitMs, sending);
    } catch (error) {
      const nextTryAt = new Date(clock.now() + backoffDelayMs(attempts, retryPolicy));
      const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      await db.update(mailOutbox).set({ nextTryAt, lastError }).where(isThisMail);
      log.warn({ mailId: id, kind, attempts }, 'a mail was not delivered and is tried again');
      return 'failed';
    }
    const deliveredAt = new Date(clock.now());
    if (kind === farewellKind) await db.delete(mailOutbox).where(isThisMail);
    else await db.update(mailOutbox).set({ deliveredAt, lastError: null }).where(isThisMail);
    return 'sent';
  }

  async function deliverAll(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      isAsked = false;
      const outcome = await deliverOne();
      if (outcome === 'none' && !isAsked) return sent;
      if (outcome === 'sent') sent++;
    }
    return sent;
  }

  function deliverDue(): Promise<number> {
    isAsked = true;
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
      const ended = running?.catch(() => undefined);
      await Promise.race([ended, pause(lastMailMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}

async function withinMs<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
