import { expect, test } from 'vitest';
import { makeSoundingFolder } from './data-folder.ts';
import { killUnderWrites } from './kills.ts';

test('a leader and a database that are killed under writes take nothing along that was acknowledged', async () => {
  const dataDir = await makeSoundingFolder();
  const outcome = await killUnderWrites({ dataDir, victims: ['database', 'leader'], seed: 1, endsClaims: true });
  expect(outcome).toMatchObject({ lost: [], unsent: [], doubled: [], cut: [], faults: [] });
  expect(outcome.acknowledged).toBeGreaterThan(8);
});
