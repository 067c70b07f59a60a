import { beforeAll, expect, test } from 'vitest';
import { putOnAir } from '#domains/player/on-air.test-helper.ts';
import { signIn } from '#domains/player/preroll.test-helper.ts';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const station = await openTestStation();
beforeAll(() => putOnAir(station));

test('[ADS-14] the banner has the size that the screen has room for, from 970x90 down to 234x60', async () => {
  const { page, open, leave } = await openVisitor(station.url, { consent: 'accepted' });
  await open('/ascolta-la-radio');
  const banner = page.getByRole('complementary', { name: 'Pubblicità' });
  const size = async () => {
    const box = await banner.getByRole('link').boundingBox();
    return `${box?.width}x${box?.height}`;
  };
  await banner.waitFor();
  for (const [width, expected] of [
    [1280, '970x90'],
    [992, '728x90'],
    [768, '468x60'],
    [360, '320x100'],
    [320, '234x60'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await eventually(size).toBe(expected);
    const box = await banner.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(await banner.getByRole('link').getAttribute('rel')).toContain('sponsored');
  await leave();
});

test('[ADS-02] [ADS-03] [PRO-22] neither a PRO listener nor who refused all sees a banner, and none is fetched', async () => {
  for (const [consent, account] of [
    ['rejected', null],
    ['accepted', 'pro'],
  ] as const) {
    const { page, open, leave } = await openVisitor(station.url, { consent });
    if (account) await signIn(page, station, account);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('getHouseBanner') && asked.push(request.url()));
    const known: number[] = [];
    page.on('response', (response) => response.url().endsWith('getProfile') && known.push(response.status()));
    await open('/ascolta-la-radio');
    await eventually(() => known).toEqual(account ? [200] : []);
    await eventually(() => page.getByRole('complementary', { name: 'Pubblicità' }).count()).toBe(0);
    expect(asked).toEqual([]);
    await leave();
  }
});
