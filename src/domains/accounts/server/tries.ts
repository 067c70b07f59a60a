import type { Limits } from '#server/limits.ts';

/** How often one account may be tried, whatever addresses the calls come from. Each address has buckets of its own. */
const perHour = (calls: number) => ({ calls, seconds: 3600 });

const loginBucket = 'login-account';

export type Tries = {
  /** Guesses at a password. A known device has a count of its own: strangers never use up the owner's tries. */
  login(email: string, deviceId?: string | null): Promise<void>;
  /** Of strangers, when their count is used up: known without a look into the database. */
  refuseSpentLogin(email: string): void;
  /** Guesses at the current password, in a session. */
  currentPassword(userId: number): Promise<void>;
  register(email: string): Promise<void>;
  codeMail(subject: string): Promise<void>;
  resetMail(email: string): Promise<void>;
  codeCheck(subject: string): Promise<void>;
  download(userId: number): Promise<void>;
};

export function createTries({ count, refuseSpent }: Limits): Tries {
  return {
    login: (email, deviceId) =>
      deviceId ? count('login-device', deviceId, perHour(20)) : count(loginBucket, email.toLowerCase(), perHour(10)),
    refuseSpentLogin: (email) => refuseSpent(loginBucket, email.toLowerCase()),
    currentPassword: (userId) => count('password-account', String(userId), perHour(10)),
    register: (email) => count('register-account', email.toLowerCase(), perHour(10)),
    codeMail: (subject) => count('code-mail-account', subject.toLowerCase(), perHour(5)),
    resetMail: (email) => count('reset-mail-account', email.toLowerCase(), perHour(5)),
    codeCheck: (subject) => count('code-check-account', subject, perHour(10)),
    download: (userId) => count('download-account', String(userId), perHour(20)),
  };
}
