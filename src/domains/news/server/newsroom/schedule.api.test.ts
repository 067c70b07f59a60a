import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { newsDrafts } from '../news-drafts.tables.ts';
import { openArticleDesk } from './article-desk.test-helper.ts';

const clock = createFakeClock(Date.now());
const first = await openTestStation({ clock });
const second = await openTestStation({ clock, connection: first.connection });
const desk = await openArticleDesk(first);
const { db } = first.context;

const at = (ms: number) => new Date(clock.now() + ms).toISOString();
const statusOf = async (station: TestStation, slug: string) => (await station.get(`/notizie/${slug}`)).status;
const stateOf = async (id: number) =>
  (await db.select({ state: newsDrafts.state }).from(newsDrafts).where(eq(newsDrafts.id, id)))[0]?.state;
const actsOf = async (id: number) =>
  (
    await db
      .select({ act: staffAudit.act })
      .from(staffAudit)
      .where(and(eq(staffAudit.resource, 'news'), eq(staffAudit.itemId, id)))
      .orderBy(staffAudit.id)
  ).map(({ act }) => act);

/** Two processes have heard what is planned: each waits with a timer of its own. */
const untilPlanned = (before: number) => expect.poll(() => clock.pending()).toBeGreaterThanOrEqual(before);

test('[DESK-04] a planned article comes out and goes at its second, once, on every page of two processes', async () => {
  const draft = await desk.write();
  const waiting = clock.pending();
  const planned = (await desk.publish(draft, { at: at(30_000) })).body.data;
  expect(planned).toMatchObject({ state: 'scheduled', publishedAt: null });
  const leaves = await desk.unpublish(planned, { at: at(90_000) });
  expect(leaves.status).toBe(200);
  await untilPlanned(waiting);
  for (const station of [first, second]) await station.get('/notizie/moda');

  await clock.advanceAsync(29_000);
  expect(await statusOf(first, draft.slug)).toBe(404);
  await clock.advanceAsync(1_000);
  await expect.poll(() => stateOf(draft.id)).toBe('published');
  for (const station of [first, second]) {
    await expect.poll(() => statusOf(station, draft.slug)).toBe(200);
    await expect.poll(async () => (await station.get('/notizie/moda')).body).toContain(draft.slug);
  }
  expect((await desk.read(draft.id)).publishedAt).toBe(planned.scheduledAt);

  await clock.advanceAsync(60_000);
  await expect.poll(() => stateOf(draft.id)).toBe('draft');
  await expect.poll(() => statusOf(second, draft.slug)).toBe(404);
  expect(await actsOf(draft.id)).toEqual(['create', 'schedule', 'schedule-unpublish', 'publish', 'unpublish']);
});

test('what was planned can be forgotten', async () => {
  const planned = (await desk.publish(await desk.write(), { at: at(20_000) })).body.data;
  const free = await desk.send('POST', `/api/v1/staff/news/${planned.id}/unschedule`, { version: planned.version });
  expect(free.body.data).toMatchObject({ state: 'draft', scheduledAt: null });
  await clock.advanceAsync(21_000);
  expect(await actsOf(planned.id)).toEqual(['create', 'schedule', 'unschedule']);
});

test('what fell due while no process was alive comes out at the next start', async () => {
  const draft = await desk.write();
  await db
    .update(newsDrafts)
    .set({ scheduledAt: new Date(clock.now() - 60_000) })
    .where(eq(newsDrafts.id, draft.id));
  await openTestStation({ clock, connection: first.connection });
  await expect.poll(() => stateOf(draft.id)).toBe('published');
  expect(await statusOf(first, draft.slug)).toBe(200);
});
