import type { AppContext } from '#server/app-context.ts';
import { hasAdministrator, makeSetupKey } from './setup-keys.ts';

/** The one-time address that makes the first administrator, or nothing where there is one. Behind the # no server, proxy or log sees the key. */
export async function inviteFirstAdministrator(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  publicUrl: string,
): Promise<string | undefined> {
  if (await hasAdministrator(db)) return undefined;
  return `${publicUrl}/redazione/inizio#${await makeSetupKey(db, new Date(clock.now()))}`;
}
