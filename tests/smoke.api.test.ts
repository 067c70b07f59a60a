import { expect, test } from 'vitest';
import { openTestStation } from './test-station.ts';

test('the station answers', async () => {
  const station = await openTestStation();
  const { status, body } = await station.get('/api/v1/programs/getProgramsData');
  expect(status).toBe(200);
  expect(body.data.length).toBe(12);
});
