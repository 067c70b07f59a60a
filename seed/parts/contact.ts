import { inArray } from 'drizzle-orm';
import { users } from '#domains/accounts/server/accounts.tables.ts';
import { contactMailboxes, contactMessages } from '#domains/contact/server/contact.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { accounts } from '../content/accounts.ts';
import { letters, mailboxes } from '../content/contact.ts';

const hourMs = 3_600_000;

export const seedContact: SeedPart = {
  name: 'contact',
  label: 'la posta di chi ascolta',
  tags: ['contact'],
  async run({ db }) {
    const addresses = Object.entries(mailboxes).map(([id, address]) => ({ subjectId: Number(id), address }));
    await db.insert(contactMailboxes).values(addresses);
    const writers = await findWriters(db);
    const now = Date.now();
    await db.insert(contactMessages).values(
      letters.map(({ hoursAgo, account, ...letter }) => ({
        ...letter,
        userId: account ? writers.get(account) : null,
        sentAt: new Date(now - hoursAgo * hourMs),
      })),
    );
  },
};

/** The demo accounts by their key. */
async function findWriters(db: SeedTools['db']): Promise<Map<string, number>> {
  const keys = new Map(accounts.map(({ key, email }) => [email, key]));
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [...keys.keys()]));
  return new Map(rows.map(({ id, email }) => [keys.get(email) ?? '', id]));
}
