import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';

test('[PARTNER-02] anybody reads the partners, in the order that the station gave them', async () => {
  const station = await openTestStation();
  const { status, body } = await station.get('/api/v1/getPartnersData');
  expect(status).toBe(200);
  expect(body.status).toBe('success');
  expect(body.data).toHaveLength(10);
  expect(body.data[0].name).toBe('Teatro della Lanterna');
  for (const partner of body.data) {
    expect(partner.name).not.toBe('');
    expect(partner.description).not.toBe('');
    expect(partner.link).toMatch(/^https:\/\//);
    expect(partner).not.toHaveProperty('id');
  }
});

test('a station without partners answers an empty list', async () => {
  const station = await openTestStation({ content: 'empty' });
  const { status, body } = await station.get('/api/v1/getPartnersData');
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
});
