import { and, eq } from 'drizzle-orm';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { users } from '../accounts.tables.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { behindProxy, nextAddress } from '../people.test-helper.ts';
import { openFirebaseProject, type TokenWish } from './firebase-project.test-helper.ts';

export const password = 'Conchiglia-Verde-7';
export const passwordHash = await hashPassword(password);

/** A station with a Firebase project behind it, and people who come by Google or Facebook. */
export async function openSocialStation() {
  const project = await openFirebaseProject();
  const station = await openTestStation({ content: 'empty', config: { ...behindProxy, firebase: project.firebase } });
  const { db } = station.context;
  let last = 0;

  async function call(name: string, wish: TokenWish, more: Record<string, unknown> = {}, headers = {}) {
    const body = { idToken: await project.token(wish), provider: wish.provider ?? 'google', ...more };
    return station.post(`/api/v1/profile/${name}`, body, { headers: { 'x-forwarded-for': nextAddress(), ...headers } });
  }

  return {
    project,
    station,
    db,
    call,
    /** Somebody new in every test. */
    somebody(more: TokenWish = {}): TokenWish & { uid: string; email: string } {
      const number = ++last;
      return { uid: `uid-${number}`, ...more, email: more.email ?? `persona${number}@posta.example` };
    },
    login: (wish: TokenWish) => call('loginFirebase', wish),
    register: (wish: TokenWish, headers = {}) => call('registerUserFirebase', wish, {}, headers),
    link: (wish: TokenWish, proof: { password?: string; code?: string } = {}) => call('linkFirebase', wish, proof),
    async addAccount(email: string, values: Partial<typeof users.$inferInsert> = {}) {
      const [row] = await db
        .insert(users)
        .values({ email, name: 'Anna', passwordHash, emailConfirmed: true, ...values })
        .returning();
      if (!row) throw new Error('no account');
      return row;
    },
    personOf: async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0],
    disable: (email: string) => db.update(users).set({ disabled: true }).where(eq(users.email, email)),
    async mailTo(email: string, kind: string) {
      const rows = await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.to, email), eq(mailOutbox.kind, kind)));
      return { count: rows.length, code: /\b(\d{6})\b/.exec(rows.at(-1)?.text ?? '')?.[1] ?? '' };
    },
  };
}
