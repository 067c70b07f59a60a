import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

const path = '/api/v1/staff/presence';

test('[DESK-17] whoever has an item open is shown by name to the others, in every process, until they leave or fall silent', async () => {
  const clock = createFakeClock(Date.now());
  const first = await openTestStation({ clock });
  const second = await openTestStation({ clock, connection: first.connection });
  const editor = await signIn(first, 'editor');
  const chief = await signIn(first, 'administrator');
  const opened = (window: string) => ({ resource: 'news', id: 7, window });
  const others = async (station: typeof first, who: typeof editor, window: string) =>
    (await station.post(path, opened(window), who)).body.data.others.map(({ name }: { name: string }) => name);

  expect(await others(first, editor, 'window-a-1')).toEqual([]);
  expect(await others(first, editor, 'window-a-2')).toEqual([]);
  const seen = await others(second, chief, 'window-b-1');
  expect(seen).toHaveLength(1);
  expect(await others(first, editor, 'window-a-1')).toHaveLength(1);

  await second.post(path, opened('window-b-1'), { method: 'DELETE', ...chief });
  expect(await others(first, editor, 'window-a-1')).toEqual([]);

  await first.post(path, opened('window-a-2'), { method: 'DELETE', ...editor });
  expect(await others(second, chief, 'window-b-1')).toEqual(seen);
  clock.advance(31_000);
  expect(await others(second, chief, 'window-b-1')).toEqual([]);
  expect((await first.post(path, opened('x'), editor)).status).toBe(400);
});
