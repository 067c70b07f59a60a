import type { AppContext } from '#server/app-context.ts';
import type { ModuleContext } from '#server/domain-module.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { type AccountMails, createAccountMails } from './account-mails.ts';
import { type AccountRateLimits, createAccountRateLimits } from './account-rate-limits.ts';
import { createResetTokens, type ResetTokens } from './passwords/reset-tokens.ts';
import { type Codes, createCodes } from './registration/codes.ts';
import { type Challenges, createChallenges } from './second-factor/challenge.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts';
import { createDevices, type Devices } from './sessions/devices.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createTokens, type Tokens } from './sessions/tokens.ts';

/** What every flow of the accounts is made with. */
export type AccountContext = Pick<AppContext, 'db' | 'clock' | 'mail' | 'config'> & {
  tokens: Tokens;
  codes: Codes;
  resetTokens: ResetTokens;
  devices: Devices;
  mails: AccountMails;
  sessions: Sessions;
  rateLimits: AccountRateLimits;
  challenges: Challenges;
  secondFactor: SecondFactor;
  /** Everything that is held about a person, in all domains. */
  personalData: readonly PersonalData[];
};

type Tools = Pick<ModuleContext, 'db' | 'clock' | 'mail' | 'config' | 'limits' | 'secret' | 'personalData'>;

export function createAccountContext({ db, clock, mail, config, limits, secret, personalData }: Tools): AccountContext {
  const tokens = createTokens(secret, clock.now);
  const codes = createCodes(secret);
  const resetTokens = createResetTokens(secret);
  const devices = createDevices(secret, clock.now);
  const challenges = createChallenges(secret, clock.now);
  const mails = createAccountMails(config);
  const sessions = createSessions({ clock, mail, tokens, devices, mails, challenges });
  const rateLimits = createAccountRateLimits(limits);
  return {
    db,
    clock,
    mail,
    config,
    tokens,
    codes,
    resetTokens,
    devices,
    mails,
    sessions,
    rateLimits,
    challenges,
    secondFactor: createSecondFactor(secret),
    personalData,
  };
}
