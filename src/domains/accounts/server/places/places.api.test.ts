import { expect, test } from 'vitest';
import { openTestStation } from '../../../../../tests/test-station.ts';

const station = await openTestStation();

test('[PROFILE-03] [PROFILE-07] anybody gets the states as stateId and stateName', async () => {
  const { status, body } = await station.get('/api/v1/profile/getStates');
  expect(status).toBe(200);
  expect(body.data).toHaveLength(47);
  expect(body.data[0]).toEqual({ stateId: 12, stateName: 'Acre' });
  expect(body.data.at(-1)).toEqual({ stateId: 1005, stateName: 'Veneto (Itália)' });
});

test('[PROFILE-04] [PROFILE-08] anybody gets a state’s cities as cityId and cityName', async () => {
  const { body } = await station.get('/api/v1/profile/getCitiesByState/53');
  expect(body).toMatchObject({ status: 'success', data: [{ cityId: 5300108, cityName: 'Brasília' }] });
  const veneto = await station.get('/api/v1/profile/getCitiesByState/1005');
  expect(veneto.body.data).toContainEqual({ cityId: 100505, cityName: 'Venezia' });
});

test('an unknown state has no cities, and a word is no state', async () => {
  expect((await station.get('/api/v1/profile/getCitiesByState/99')).body.data).toEqual([]);
  expect((await station.get('/api/v1/profile/getCitiesByState/acre')).status).toBe(400);
});

test('[COUNTRY-01] whoever names a country gets its states alone, without the word that tells the countries apart', async () => {
  const { body } = await station.get('/api/v1/profile/getStates?country=IT');
  expect(body.data).toHaveLength(20);
  expect(body.data.at(-1)).toEqual({ stateId: 1005, stateName: 'Veneto' });
  expect((await station.get('/api/v1/profile/getStates?country=BR')).body.data).toHaveLength(27);
  expect((await station.get('/api/v1/profile/getStates?country=FR')).status).toBe(400);
});
