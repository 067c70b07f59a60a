import { expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';
import { setParameters } from './insides.test-helper.ts';

test('[SHELL-18] anybody may ask for the app parameters, and gets the header settings as the newsroom left them', async () => {
  const station = await openTestStation();
  const { status, body } = await station.get('/api/v1/getAppParameters');
  expect(status).toBe(200);
  expect(body.status).toBe('success');
  expect(body.data).toMatchObject({
    title: expect.any(String),
    text: expect.any(String),
    link: expect.any(String),
    startColor: '#0b5d3b',
    endColor: '#c8102e',
    maintenance: false,
  });
  await setParameters(station, { text: 'Nuove parole', maintenance: true });
  const changed = await station.get('/api/v1/getAppParameters');
  expect(changed.body.data).toMatchObject({ text: 'Nuove parole', maintenance: true, startColor: '#0b5d3b' });
});
