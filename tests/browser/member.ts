import { eq } from 'drizzle-orm';
import { sessions, users } from '#domains/accounts/server/accounts.tables.ts';
import { people } from '#domains/accounts/server/people.test-helper.ts';
import { grantPro } from '#domains/accounts/server/pro/pro.store.ts';
import type { TestStation } from '../test-station.ts';
import { openVisitor, type Visitor } from './visitor.ts';

type Row = typeof users.$inferSelect;

export { behindProxy } from '#domains/accounts/server/people.test-helper.ts';

/** An account with its password, and what the station knows of it. */
export async function newMember(station: TestStation, columns: Partial<Row> = {}) {
  const { db } = station.context;
  const person = await people(station).member();
  const itself = eq(users.id, person.userId);
  const change = async (changed: Partial<Row>) => void (await db.update(users).set(changed).where(itself));
  if (Object.keys(columns).length > 0) await change(columns);
  const ofPerson = eq(sessions.userId, person.userId);
  return {
    ...person,
    change,
    row: async () => (await db.select().from(users).where(itself))[0],
    openSessions: () => db.$count(sessions, ofPerson),
    endSessions: async () => void (await db.delete(sessions).where(ofPerson)),
    makePro: (endsAt: Date) =>
      grantPro(db, {
        userId: person.userId,
        source: 'app',
        reference: `order-${person.userId}`,
        startsAt: new Date(0),
        endsAt,
      }),
  };
}

/** Somebody who has signed in, in a browser of their own. */
export async function openMember(
  station: TestStation,
  { columns, ...arrival }: Parameters<typeof openVisitor>[1] & { columns?: Partial<Row> } = {},
) {
  const person = await newMember(station, columns);
  const visitor = await openVisitor(station.url, { consent: 'rejected', ...arrival });
  await signIn(station, visitor, person);
  return { ...visitor, person };
}

/** The station knows them from the next page that they load. */
export async function signIn(
  { url }: TestStation,
  { context }: Pick<Visitor, 'context'>,
  { cookie }: { cookie: string },
): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
}
