import { expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';
import { forgetOldLimits } from './limit-retention.ts';
import { rateLimits } from './limits.tables.ts';

const minuteMs = 60_000;

test('buckets that have been over for an hour are forgotten, and no others', async () => {
  const { context } = await openTestStation({ content: 'empty' });
  const { db } = context;
  const expire = (minutes: number) => Date.now() + minutes * minuteMs;
  await db
    .insert(rateLimits)
    .values([
      { key: 'long over', expire: expire(-61) },
      { key: 'just over', expire: expire(-59) },
      { key: 'drawn from', expire: expire(5) },
      { key: 'without an end' },
    ]);
  await forgetOldLimits(db);
  const left = await db.select({ key: rateLimits.key }).from(rateLimits).orderBy(rateLimits.key);
  expect(left.map(({ key }) => key)).toEqual(['drawn from', 'just over', 'without an end']);
});
