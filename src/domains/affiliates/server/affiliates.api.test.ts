import { expect, test } from 'vitest';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { affiliates } from './affiliates.tables.ts';

test('[AFFILIATE-04] anybody reads the affiliates: name and frequency, street, postal code with its state, mail, phone', async () => {
  const station = await openTestStation();
  const { status, body } = await station.get('/api/v1/getAffiliatesData');
  expect(status).toBe(200);
  expect(body.status).toBe('success');
  expect(body.data).toHaveLength(22);
  expect(body.data[0]).toEqual({
    filial: 'Antena 1 Maceió - 95.3 FM',
    enderecoRua: 'Avenida das Jangadas, 1240, Ponta Verde',
    enderecoCEP: '57035-000/AL',
    email: 'maceio@antena1.example',
    telefone: '(82) 3555-0112',
  });
});

test('a station without affiliates answers an empty list', async () => {
  const station = await openTestStation({ content: 'empty' });
  const { status, body } = await station.get('/api/v1/getAffiliatesData');
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
});

test('[AFFILIATE-12] the description counts the branches: 22, and 23 when one opens', async () => {
  const description = async ({ get }: TestStation) =>
    /<meta name="description" content="([^"]*)"/.exec((await get('/afiliadas')).body)?.[1];
  expect(await description(await openTestStation())).toContain('Le 22 sedi');

  const larger = await openTestStation();
  await larger.context.db.insert(affiliates).values({
    name: 'Antena 1 Brasília',
    frequency: '99.9 FM',
    street: 'Eixo Monumental',
    postalCode: '70040-010',
    state: 'df',
    email: 'brasilia@antena1.example',
    phone: '(61) 3555-0199',
  });
  expect(await description(larger)).toContain('Le 23 sedi');
});
