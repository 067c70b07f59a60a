import { Refusal } from '#contract/refusal.ts';
import { type Limits, limitAddress } from '#server/limits/limits.ts';

/** How often one account may be tried, whatever addresses the calls come from. Each address has buckets of its own. */
const perHour = (calls: number) => ({ calls, seconds: 3600 });

const loginBucket = 'login-account';

export type AccountRateLimits = {
  /** Guesses at a password. A known device has a count of its own: strangers never use up the owner's tries. */
  login(email: string, deviceId?: string | null): Promise<void>;
  /** Of strangers, when their count is used up: known without a look into the database. */
  refuseSpentLogin(email: string): void;
  /** Guesses at the current password, in a session. */
  currentPassword(userId: number): Promise<void>;
  register(email: string): Promise<void>;
  codeMail(subject: string, deviceId?: string | null): Promise<void>;
  /** Whether one more mail with this link may go out; strangers use up neither a known device's mails nor another address's. */
  resetMail(link: string, from: { address: string; deviceId: string | null }): Promise<boolean>;
  codeCheck(subject: string, deviceId?: string | null): Promise<void>;
  /** Guesses at a code of the second factor, by whoever has the password already. */
  secondFactor(userId: number, deviceId: string | null): Promise<void>;
  download(userId: number): Promise<void>;
};

export function createAccountRateLimits({ count, refuseSpent }: Limits): AccountRateLimits {
  return {
    login: (email, deviceId) =>
      deviceId ? count('login-device', deviceId, perHour(20)) : count(loginBucket, email.toLowerCase(), perHour(10)),
    refuseSpentLogin: (email) => refuseSpent(loginBucket, email.toLowerCase()),
    currentPassword: (userId) => count('password-account', String(userId), perHour(10)),
    register: (email) => count('register-account', email.toLowerCase(), perHour(10)),
    codeMail: (subject, deviceId) => count('code-mail-account', apart(subject.toLowerCase(), deviceId), perHour(5)),
    resetMail: (link, { address, deviceId }) =>
      isWithin(async () => {
        if (!deviceId) await count('reset-mail-address', `${link} ${limitAddress(address)}`, perHour(3));
        await count('reset-mail-link', apart(link, deviceId), perHour(5));
      }),
    codeCheck: (subject, deviceId) => count('code-check-account', apart(subject, deviceId), perHour(10)),
    secondFactor: (userId, deviceId) => count('second-factor-account', apart(String(userId), deviceId), perHour(10)),
    download: (userId) => count('download-account', String(userId), perHour(20)),
  };
}

function apart(subject: string, deviceId: string | null | undefined): string {
  return deviceId ? `${subject} ${deviceId}` : subject;
}

async function isWithin(counting: () => Promise<void>): Promise<boolean> {
  try {
    await counting();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}
