import type { AppContext } from '#server/app-context.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { type Codes, createCodes } from './codes.ts';
import { createDevices, type Devices } from './devices.ts';
import { createEntry, type Entry } from './enter.ts';
import { createLetters, type Letters } from './letters.ts';
import { createResetTokens, type ResetTokens } from './reset-tokens.ts';
import { type Challenges, createChallenges } from './second-factor/challenge.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts';
import type { Tokens } from './tokens.ts';
import { createTries, type Tries } from './tries.ts';

/** What every flow of the accounts is made with. */
export type AccountContext = Pick<AppContext, 'db' | 'clock' | 'mail' | 'config'> & {
  tokens: Tokens;
  codes: Codes;
  resetTokens: ResetTokens;
  devices: Devices;
  letters: Letters;
  entry: Entry;
  tries: Tries;
  challenges: Challenges;
  secondFactor: SecondFactor;
  /** Everything that is held about a person, in all domains. */
  personal: readonly PersonalData[];
};

type Options = { tokens: Tokens; secret: string; personal: readonly PersonalData[] };

export function createAccountContext(
  { db, clock, mail, config, limits }: Pick<AppContext, 'db' | 'clock' | 'mail' | 'config' | 'limits'>,
  { tokens, secret, personal }: Options,
): AccountContext {
  const codes = createCodes(secret);
  const resetTokens = createResetTokens(secret);
  const devices = createDevices(secret, clock.now);
  const challenges = createChallenges(secret, clock.now);
  const letters = createLetters(config);
  const entry = createEntry({ clock, mail, tokens, devices, letters, challenges });
  const tries = createTries(limits);
  return {
    db,
    clock,
    mail,
    config,
    tokens,
    codes,
    resetTokens,
    devices,
    letters,
    entry,
    tries,
    challenges,
    secondFactor: createSecondFactor(secret),
    personal,
  };
}
