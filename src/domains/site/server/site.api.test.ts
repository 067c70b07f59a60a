import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { forgetConsentsBefore } from './site.store.ts';
import { consentRecords } from './site.tables.ts';

const station = await openTestStation();

test('[API2-06] the app parameters are loaded with the data of every page, through the same public call', async () => {
  const { body } = await station.get('/api/v1/getAppParameters');
  expect(body.status).toBe('success');
  const { body: html } = await station.get('/parceiros');
  const state = JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  expect(state.loaderData.shell.parameters).toEqual(body.data);
});

test('[API2-06] the call takes no payload', async () => {
  expect((await station.get('/api/v1/getAppParameters?x=1')).status).toBe(400);
});

test('the name of the station is one setting', async () => {
  const other = await openTestStation({ connection: station.connection, config: { stationName: 'Radio Prova' } });
  expect((await other.get('/api/v1/getAppParameters')).body.data.station.name).toBe('Radio Prova');
  expect((await other.get('/parceiros')).body).toMatch(/<title>[^<]+ \| Radio Prova<\/title>/);
});

test('[PRIVACY-01] each cookie choice is kept as a record of its own, without a name or an address', async () => {
  const choice = { choice: 'custom', statistics: true, marketing: false, visitHash: 'c'.repeat(32) };
  const first = await station.post('/api/v1/consent/record', choice);
  const second = await station.post('/api/v1/consent/record', { ...choice, choice: 'rejected', statistics: false });
  expect(first.body.data.recordId).not.toBe(second.body.data.recordId);
  const rows = await station.room.db.select().from(consentRecords);
  expect(rows.map(({ choice: kept, statistics, marketing }) => [kept, statistics, marketing])).toEqual([
    ['custom', true, false],
    ['rejected', false, false],
  ]);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    'choice',
    'id',
    'marketing',
    'recordedAt',
    'statistics',
    'visitHash',
  ]);
});

test('the record of a choice is forgotten when its time is over', async () => {
  const { db } = station.room;
  await station.post('/api/v1/consent/record', {
    choice: 'accepted',
    statistics: true,
    marketing: true,
    visitHash: 'd'.repeat(32),
  });
  await forgetConsentsBefore(db, new Date(Date.now() - 60_000));
  expect(await db.$count(consentRecords)).toBeGreaterThan(0);
  await forgetConsentsBefore(db, new Date(Date.now() + 60_000));
  expect(await db.$count(consentRecords)).toBe(0);
});
