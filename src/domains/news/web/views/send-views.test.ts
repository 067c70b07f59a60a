import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { success } from '#contract/envelope.ts';
import { nobody } from '#web/profile/profile-rules.ts';
import { sendViews } from './send-views.ts';

test('[NEWS-55] [NEWS-02] a visitor’s views go by the open call, a signed-in reader’s by the authenticated one', async () => {
  const calls: unknown[] = [];
  const client = createClient(async ({ path }, { body }) => {
    calls.push({ path, body });
    return success(null);
  });
  const batch = {
    sendTime: '2026-11-15T10:00:02.000Z',
    newsViews: [{ newsId: 4, timestamp: '2026-11-15T10:00:00.000Z' }],
  };
  await sendViews(client, nobody, 'visita-0123456789', batch);
  await sendViews(client, { ...nobody, jwt: 'il.token' }, 'visita-0123456789', batch);
  const body = { ...batch, sessionHash: 'visita-0123456789' };
  expect(calls).toEqual([
    { path: '/api/v1/tracking/newsViewsHit', body },
    { path: '/api/v1/tracking/newsViewsHitAuth', body },
  ]);
});
