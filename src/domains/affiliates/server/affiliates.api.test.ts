import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';

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
