import { desc, eq } from 'drizzle-orm';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import type { Answer, TestStation } from '../../../../tests/test-station.ts';

/** The proxy that names the callers' addresses: each call of these tests comes from another one, unless it says from where. */
export const behindProxy = { trustProxy: ['127.0.0.1'] };

export const goodPassword = 'Gabbiano-Blu-47!';

let counter = 0;

export function nextAddress(): string {
  counter++;
  return `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
}

type Headers = Record<string, string>;
/** `browser` is what the browser in which the account was made sends along from then on. */
export type Registered = { userId: number; email: string; password: string; browser: Headers };
export type Member = { userId: number; email: string; password: string; token: string; cookie: string };

/** Speaks to the station as people do: by its calls and by what its mails say. */
export function people(station: TestStation) {
  const call = (name: string, body: unknown, headers: Headers = {}): Promise<Answer> =>
    station.post(`/api/v1/profile/${name}`, body, { headers: { 'x-forwarded-for': nextAddress(), ...headers } });

  const mailsTo = (email: string) =>
    station.context.db.select().from(mailOutbox).where(eq(mailOutbox.to, email)).orderBy(desc(mailOutbox.writtenAt));

  async function lastMail(email: string, kind: string) {
    const found = (await mailsTo(email)).find((mail) => mail.kind === kind);
    if (!found) throw new Error(`${email} has no mail of the kind ${kind}`);
    return found;
  }

  const codeFor = async (email: string) =>
    /\n {4}(\d{6})\n/.exec((await lastMail(email, 'confirmation-code')).text)?.[1] ?? '';
  const resetTokenFor = async (email: string) =>
    /token=([\w-]+)/.exec((await lastMail(email, 'password-reset')).text)?.[1] ?? '';

  const freshEmail = () => `pessoa${++counter}.${process.pid}@example.org`;

  async function registered(email = freshEmail(), password = goodPassword): Promise<Registered> {
    const { body, response } = await call('registerUser', { name: 'Ana Luísa', email, password }, fromOurPage);
    return { userId: body.data.user.userId, email, password, browser: { cookie: cookiesOf(response) } };
  }

  /** In the browser in which the account was made. */
  const confirm = async ({ userId, email, browser }: Registered, code?: string) =>
    call('confirmEmail', { userId, code: code ?? (await codeFor(email)) }, browser);

  async function member(): Promise<Member> {
    const account = await registered();
    const { body, response } = await confirm(account);
    const { userId, email, password } = account;
    return { userId, email, password, token: body.data.token, cookie: cookiesOf(response) };
  }

  const login = (email: string, password: string, headers: Headers = {}) => call('login', { email, password }, headers);
  const profile = (headers: Headers) => station.get('/api/v1/profile/getProfile', { headers });

  return { call, mailsTo, codeFor, resetTokenFor, freshEmail, registered, confirm, member, login, profile };
}

export const fromOurPage = { 'sec-fetch-site': 'same-origin' };
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What a browser would send back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}
