import { proGrants, staffRoles, users } from '#domains/accounts/server/accounts.tables.ts';
import { hashPassword } from '#domains/accounts/server/passwords/passwords.ts';
import { findCity } from '#domains/accounts/server/places/places.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { type AccountSeed, accounts, type ProfileSeed } from '../content/accounts.ts';

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
    ...placeOf(stateCode, cityName),
    postalCode: cep,
    streetNumber: String(streetNumber),
  };
}

function placeOf(stateCode: string, cityName: string) {
  const place = findCity(stateCode, cityName);
  if (!place) throw new Error(`the demo accounts live in '${cityName}' (${stateCode}), which is no city there`);
  return place;
}
