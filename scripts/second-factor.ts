// `npm run second-factor -- demand editor sales` | `-- off somebody@example.org` | nothing: which staff roles count only with a
// second factor, and the way back for who has lost phone and recovery codes.
import { staffRoleNames } from '#domains/accounts/accounts.rules.ts';
import { endSessionsOf, findByEmail } from '#domains/accounts/server/accounts.store.ts';
import {
  demandingRoles,
  setDemandingRoles,
  takeSecondFactor,
} from '#domains/accounts/server/second-factor/second-factor.store.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { startServices } from '#server/start-services.ts';

const [command = 'show', ...rest] = process.argv.slice(2);
/** Nobody of the staff did it: the audit log names the command. */
const signed = { user: { userId: 0, name: 'npm run second-factor' }, at: new Date() };

async function run(db: Db): Promise<string> {
  if (command === 'demand') {
    const unknown = rest.filter((given) => !staffRoleNames.some((role) => role === given));
    if (unknown.length > 0) throw new Error(`No such role: ${unknown.join(', ')}.`);
    const demanded = staffRoleNames.filter((role) => rest.includes(role));
    await db.transaction((tx) => setDemandingRoles(tx, demanded, signed));
  } else if (command === 'off') {
    const person = await findByEmail(db, rest[0] ?? '');
    if (!person) throw new Error('Nobody has this address.');
    await db.transaction(async (tx) => {
      await takeSecondFactor(tx, person.id, signed);
      await endSessionsOf(tx, person.id);
    });
    return `The second factor of ${person.email} is off, and every session of the account has ended.`;
  } else if (command !== 'show') {
    throw new Error('Say demand ROLE…, off ADDRESS, or nothing.');
  }
  const roles = await demandingRoles(db);
  return `Demanded of: ${roles.join(', ') || 'no role'}. Roles: ${staffRoleNames.join(', ')}.`;
}

const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
try {
  const { context, close } = await startServices(config, createLog(config.logLevel));
  try {
    console.log(await run(context.db));
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
