import { beforeAll, expect, test } from 'vitest';
import { openVisitor } from '../../../../../tests/browser/visitor.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import { soundsPast } from '../../on-air.test-helper.ts';
import { noticedIn, noticeIn, openToneStation } from '../../tone-station.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openToneStation();
});

test('[PUSH-03] what the page shows is what is heard, within two seconds: title, words, panel and like', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/ascolta-la-radio');
  const play = page.getByRole('main').getByRole('button', { name: 'Ascolta la diretta' });
  if (await play.isVisible()) await play.click();
  await soundsPast(page, 0.2);
  await noticeIn(page);
  const hasPassedTheSpot = async () => (await noticedIn(page)).heard.slice(1, -1).includes('Fischio');
  await expect.poll(hasPassedTheSpot, { interval: 500 }).toBe(true);
  const { mostMismatches, contradictions } = await noticedIn(page);
  // Of two seconds. Counted and not timed: while the machine stands still nobody sees or hears.
  expect(mostMismatches).toBeLessThan(20);
  expect(contradictions).toEqual([]);
  await leave();
});
