import { proGrants, staffRoles, users } from '#domains/accounts/server/accounts.tables.ts';
import { hashPassword } from '#domains/accounts/server/passwords.ts';
import type { SeedPart } from '#server/seed-once.ts';
import { type AccountSeed, accounts, type ProfileSeed } from '../content/accounts.ts';

/** States and cities carry their official IBGE codes as ids. */
const stateIds: Record<string, number> = { AL: 27, SP: 35, RS: 43, MG: 31, PR: 41, SC: 42, ES: 32, DF: 53 };
const cityIds: Record<string, number> = {
  Maceió: 2704302,
  'São Paulo': 3550308,
  Campinas: 3509502,
  Curitiba: 4106902,
  'Belo Horizonte': 3106200,
  Florianópolis: 4205407,
  'Porto Alegre': 4314902,
  Vitória: 3205309,
};
const proUntil = new Date('2099-12-31T00:00:00Z');

export const seedAccounts: SeedPart = {
  name: 'accounts',
  label: 'gli account di prova',
  tags: ['accounts'],
  async run({ db }) {
    for (const account of accounts) {
      const [person] = await db
        .insert(users)
        .values({
          ...identity(account),
          passwordHash: await hashPassword(account.password),
          ...profile(account.profile),
        })
        .returning({ id: users.id });
      if (!person) throw new Error(`the demo account ${account.key} was not written`);
      if (account.role) await db.insert(staffRoles).values({ userId: person.id, role: account.role });
      if (account.pro) {
        await db
          .insert(proGrants)
          .values({ userId: person.id, startsAt: new Date(0), endsAt: proUntil, source: 'demo' });
      }
    }
  },
};

function identity({ name, lastName, email }: AccountSeed) {
  return { name, lastName, email, emailConfirmed: true, isDemo: true };
}

function profile(given: ProfileSeed | undefined) {
  if (!given) return {};
  const { telefone, stateCode, cityName, cep, streetNumber, ...rest } = given;
  return {
    ...rest,
    phone: telefone,
    stateId: known(stateIds, stateCode),
    cityId: known(cityIds, cityName),
    postalCode: cep,
    streetNumber: String(streetNumber),
  };
}

function known(table: Record<string, number>, name: string): number {
  const id = table[name];
  if (id === undefined) throw new Error(`the demo accounts name '${name}', which has no id here`);
  return id;
}
