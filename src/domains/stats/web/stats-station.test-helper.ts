import { behindProxy, openMember } from '../../../../tests/browser/member.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { air, sampleMinutes } from '../stats.test-helper.ts';

/** Nine in the morning in Brasilia. */
const now = new Date('2026-07-08T12:00:00Z');

/** A station with some minutes of listeners and two spots on the day before. */
export async function openStatsStation(): Promise<TestStation> {
  const station = await openTestStation({ config: behindProxy });
  const { db } = station.context;
  await sampleMinutes(db, '2026-07-07T15:00Z', [
    { https: 100, ios: 10 },
    { https: 120, ios: 30 },
  ]);
  await sampleMinutes(db, '2026-07-07T17:00Z', [{ https: 300, ios: 0 }]);
  for (const at of ['2026-07-07T15:01:20Z', '2026-07-07T16:30:00Z']) {
    await air(station, at, { itemId: 'spot-caffe-miravalle', title: 'Caffè' });
  }
  return station;
}

export async function openStatsReader(station: TestStation) {
  const reader = await openMember(station, { context: { acceptDownloads: true } });
  await reader.page.clock.install({ time: now });
  return reader;
}
