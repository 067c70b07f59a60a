// `npm run admin -- --email somebody@example.org [--name "Maria Rossi"] [--without-second-factor]`: the way in for whoever is locked
// out. Makes the account an administrator, and the account if there is none; also while the station runs.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createAccountMails } from '#domains/accounts/server/account-mails.ts';
import { letAdministratorIn } from '#domains/accounts/server/setup/let-administrator-in.ts';
import { openGroundToRead } from '#server/backup/open-ground.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database.ts';
import { createLog } from '#server/log.ts';
import { keptSecret } from '#server/settings/kept-secret.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: 'Amministratore' },
      'without-second-factor': { type: 'boolean', default: false },
    },
  });
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  const log = createLog(config.logLevel);
  const ground = await openGroundToRead(config, log);
  const { db, close } = openDatabase({ ...ground.connection, max: 1 }, log);
  try {
    const wish = {
      email: values.email.trim(),
      name: values.name.trim(),
      withoutSecondFactor: values['without-second-factor'],
    };
    const secret = config.authSecret ?? (await keptSecret(config.dataDir));
    const { email, userId, isNew, token } = await letAdministratorIn(db, wish, { secret, now: new Date() });
    console.log(
      `${email} is an administrator${isNew ? ', with a new account' : ''}. Every session of the account has ended.`,
    );
    if (wish.withoutSecondFactor) console.log('Its second factor is off.');
    console.log(
      `Within an hour, once, choose the password here:\n${createAccountMails(config).resetAddress(userId, token)}`,
    );
  } finally {
    await close();
    await ground.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
