import { splitFilial, stateOfCep } from '#domains/affiliates/affiliates.decode.ts';
import { affiliates } from '#domains/affiliates/server/affiliates.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { affiliates as written } from '../content/affiliates.ts';

export const seedAffiliates: SeedPart = {
  name: 'affiliates',
  label: 'le affiliate',
  tags: ['affiliates'],
  async run({ db }) {
    const rows = written.map(({ filial, enderecoRua, enderecoCEP, email, telefone }, position) => ({
      ...splitFilial(filial),
      street: enderecoRua,
      postalCode: enderecoCEP.split('/')[0] ?? '',
      state: stateOfCep(enderecoCEP),
      email,
      phone: telefone,
      position,
    }));
    await db.insert(affiliates).values(rows);
  },
};
