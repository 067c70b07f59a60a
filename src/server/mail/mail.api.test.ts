import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import { mailOutbox } from './mail.tables.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { startSmtp } from './smtp-server.test-helper.ts';

const mail = (subject: string) => ({
  kind: 'test',
  to: 'anna@example.org',
  subject,
  text: 'Ciao',
  html: '<p>Ciao</p>',
});

test('[MAIL-01] a mail belongs to the transaction that causes it: rolled back, it was never written', async () => {
  const { context } = await openTestStation({ content: 'empty' });
  await context.db
    .transaction(async (tx) => {
      await context.mail.write(tx, mail('mai'));
      throw new Error('the cause failed');
    })
    .catch(() => undefined);
  await context.db.transaction((tx) => context.mail.write(tx, mail('sempre')));
  const rows = await context.db.select().from(mailOutbox);
  expect(rows.map(({ subject }) => subject)).toEqual(['sempre']);
});

test('[MAIL-01] a mail that the server refuses is tried again with growing pauses, always with the same Message-ID', async () => {
  const { context } = await openTestStation({ content: 'empty' });
  const smtp = await startSmtp(3);
  const clock = createFakeClock(Date.now() + 1_000);
  await context.db.transaction((tx) => context.mail.write(tx, mail('ostinata')));
  const [{ messageId } = { messageId: '' }] = await context.db.select().from(mailOutbox);
  const delivery = startMailDelivery({
    db: context.db,
    smtpUrl: smtp.url,
    from: 'radio@example.org',
    log: context.log,
    clock,
  });
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    await delivery.deliverDue();
    const [row] = await context.db.select().from(mailOutbox);
    expect(row).toMatchObject({ attempts: attempt, deliveredAt: null });
    pauses.push((row?.nextTryAt.getTime() ?? 0) - clock.now());
    expect(await delivery.deliverDue()).toBe(0);
    clock.advance(pauses.at(-1) ?? 0);
  }
  expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
  expect(await delivery.deliverDue()).toBe(1);
  expect(smtp.received).toEqual([{ messageId, subject: 'ostinata', to: 'anna@example.org' }]);
  expect(await delivery.deliverDue()).toBe(0);
  await delivery.stop();
});

test('[MAIL-01] two processes share the outbox: each mail goes out once', async () => {
  const first = await openTestStation({ content: 'empty' });
  const second = await openTestStation({ connection: first.connection });
  const smtp = await startSmtp();
  await first.context.db.transaction(async (tx) => {
    for (let number = 0; number < 20; number++) await first.context.mail.write(tx, mail(`numero ${number}`));
  });
  const deliveries = [first, second].map(({ context }) => {
    return startMailDelivery({
      db: context.db,
      smtpUrl: smtp.url,
      from: 'radio@example.org',
      log: context.log,
      clock: context.clock,
    });
  });
  await Promise.all(deliveries.map((delivery) => delivery.deliverDue()));
  expect(smtp.received.map(({ subject }) => subject).sort()).toHaveLength(20);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(20);
  await Promise.all(deliveries.map((delivery) => delivery.stop()));
});

test('a mail is on its way as soon as its cause is committed', async () => {
  const { context } = await openTestStation({ content: 'empty' });
  const smtp = await startSmtp();
  const delivery = startMailDelivery({ ...context, smtpUrl: smtp.url, from: 'radio@example.org' });
  await context.db.transaction((tx) => context.mail.write(tx, mail('subito')));
  await expect.poll(() => smtp.received.length).toBe(1);
  const [row] = await context.db.select().from(mailOutbox).where(eq(mailOutbox.subject, 'subito'));
  await expect.poll(async () => (await context.db.select().from(mailOutbox))[0]?.deliveredAt).not.toBeNull();
  expect(row).toBeDefined();
  await delivery.stop();
});

test('[MAIL-01] while a mail server hangs its mail can be deleted at once, and a claim that its process left runs out', async () => {
  const { context } = await openTestStation({ content: 'empty' });
  const [hanging, good] = [await startSmtp(0, true), await startSmtp()];
  const clock = createFakeClock(Date.now() + 1_000);
  const options = { db: context.db, from: 'radio@example.org', log: context.log, clock };
  await context.db.transaction((tx) => context.mail.write(tx, mail('in attesa')));
  const first = startMailDelivery({ ...options, smtpUrl: hanging.url });
  await expect.poll(() => hanging.received.length).toBe(1);
  await context.db.transaction((tx) => context.mail.write(tx, mail('da cancellare')));
  await context.db.transaction(async (tx) => {
    await tx.execute(`set local lock_timeout = '2s'`);
    expect((await tx.select().from(mailOutbox).for('update')).length).toBe(2);
    await tx.delete(mailOutbox).where(eq(mailOutbox.subject, 'da cancellare'));
  });

  const second = startMailDelivery({ ...options, smtpUrl: good.url });
  expect(await second.deliverDue()).toBe(0);
  clock.advance(61_000);
  expect(await second.deliverDue()).toBe(1);
  expect(good.received.map(({ messageId }) => messageId)).toEqual(hanging.received.map(({ messageId }) => messageId));
  await second.stop();
  await hanging.close();
  await first.stop();
});
