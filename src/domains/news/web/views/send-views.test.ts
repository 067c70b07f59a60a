import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { success } from '#contract/envelope.ts';
import { nobody } from '#web/profile/profile-rules.ts';
import { sendViews } from './send-views.ts';

test('[NEWS-55] [NEWS-02] a visitor’s views go by the open call, a signed-in reader’s by the authenticated one', async () => {
  const calls: unknown[] = [];
  const client = createClient(async ({ path }, { headers, body }) => {
    calls.push({ path, headers, body });
    return success(null);
  });
  const batch = {
    sendTime: '2026-11-15T10:00:02.000Z',
    newsViews: [{ newsId: 4, timestamp: '2026-11-15T10:00:00.000Z' }],
  };
  const headers = { 'a1-visit': 'signed' };
  const sender = { profile: nobody, sessionHash: 'visita-0123456789', headers };
  await sendViews(client, sender, batch);
  await sendViews(client, { ...sender, profile: { ...nobody, jwt: 'il.token' } }, batch);
  const body = { ...batch, sessionHash: 'visita-0123456789' };
  expect(calls).toEqual([
    { path: '/api/v1/tracking/newsViewsHit', headers, body },
    { path: '/api/v1/tracking/newsViewsHitAuth', headers, body },
  ]);
});
