import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../tests/test-station.ts';

/** A station with a media folder of its own and a clock that is set by hand. */
export async function openCareersStation(content: 'demo' | 'empty' = 'empty') {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'careers-test-'));
  // Hooks run backwards: the folder goes after the station that writes into it.
  afterAll(() => rm(mediaFolder, { recursive: true, force: true }));
  const clock = createFakeClock(Date.now());
  const station = await openTestStation({ content, mediaFolder, clock, config: { trustProxy: ['127.0.0.1'] } });
  return { station, clock, mediaFolder };
}
