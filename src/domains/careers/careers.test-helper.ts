import { createFakeClock } from '#kit/clock.ts';
import { makeTempFolder } from '../../../tests/temp-folder.ts';
import { openTestStation } from '../../../tests/test-station.ts';

/** A station with a media folder of its own and a clock that is set by hand. */
export async function openCareersStation(content: 'demo' | 'empty' = 'empty') {
  const mediaFolder = await makeTempFolder('careers-test');
  // Last opened, first closed: the folder goes after the station that writes into it.
  const clock = createFakeClock(Date.now());
  const station = await openTestStation({ content, mediaFolder, clock, config: { trustProxy: ['127.0.0.1'] } });
  return { station, clock, mediaFolder };
}
