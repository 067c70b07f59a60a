import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock } from '#kit/clock.ts';
import { afterwards } from '../../../tests/afterwards.ts';
import { openTestStation } from '../../../tests/test-station.ts';

/** A station with a media folder of its own and a clock that is set by hand. */
export async function openCareersStation(content: 'demo' | 'empty' = 'empty') {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'careers-test-'));
  // Last opened, first closed: the folder goes after the station that writes into it.
  afterwards(() => rm(mediaFolder, { recursive: true, force: true }));
  const clock = createFakeClock(Date.now());
  const station = await openTestStation({ content, mediaFolder, clock, config: { trustProxy: ['127.0.0.1'] } });
  return { station, clock, mediaFolder };
}
