import { describe, expect, test } from 'vitest';
import { createVisitorTokens } from '#server/api/visitor-tokens.ts';
import { testSecret } from '../../../../tests/test-context.ts';
import { type Answer, openTestStation } from '../../../../tests/test-station.ts';
import { changeAppParameters, forgetConsentsBefore, parametersVersion, readAppParameters } from './site.store.ts';
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

test('a parameter that staff changed keeps no other: a later STATION_NAME is still followed', async () => {
  const { db } = station.context;
  const version = await parametersVersion(db);
  expect(await changeAppParameters(db, version, { text: 'Notte bianca', station: { phone: '+39 06 1' } })).toBe(true);
  const { logoAlt, text, station: facts } = await readAppParameters(db, 'Radio Nuova');
  expect([logoAlt, text, facts.name, facts.phone]).toEqual([
    'Radio Nuova, pagina iniziale',
    'Notte bianca',
    'Radio Nuova',
    '+39 06 1',
  ]);
});

test('[DESK-13] of two who change the parameters from one version only the first is written', async () => {
  const { db } = station.context;
  const version = await parametersVersion(db);
  const texts = ['di Anna', 'di Bruno', 'di Carla'];
  const written = await Promise.all(texts.map((text) => changeAppParameters(db, version, { text })));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect((await readAppParameters(db)).text).toBe(texts[written.indexOf(true)]);
  expect(await parametersVersion(db)).toBe(version + 1);
});

test('[PRIVACY-01] each cookie choice is kept as a record of its own, without a name or an address', async () => {
  const choice = { choice: 'custom', statistics: true, marketing: false, visitHash: 'c'.repeat(32) };
  await station.context.db.delete(consentRecords);
  const first = await station.post('/api/v1/consent/record', choice);
  const second = await station.post('/api/v1/consent/record', { ...choice, choice: 'rejected', statistics: false });
  expect(first.body.data.recordId).not.toBe(second.body.data.recordId);
  const rows = await station.context.db.select().from(consentRecords).orderBy(consentRecords.recordedAt);
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

const choice = { choice: 'rejected', statistics: false, marketing: false, visitHash: 'e'.repeat(32) };
const setCookie = ({ response }: Answer) => response.headers.getSetCookie();
const start = (cookie = '') =>
  station.post('/api/v1/visit/start', { sessionHash: 'f'.repeat(32) }, { headers: { cookie } });

describe('the mark of a browser', () => {
  test('[SESSION-04] [VOTE-01] is signed by the station and set with the choice; one that counts is kept, one that was made up is not', async () => {
    const [first = '', ...more] = setCookie(await station.post('/api/v1/consent/record', choice));
    expect(more).toEqual([]);
    expect(first).toMatch(/^a1_browserHash=[0-9a-f]{32}\.[\w-]{27};/);
    const own = first.split(';')[0] ?? '';
    const again = (cookie: string) => station.post('/api/v1/consent/record', choice, { headers: { cookie } });
    expect(setCookie(await again(own))[0]).toBe(first);
    for (const made of [`a1_browserHash=${'a'.repeat(32)}`, `${own}x`]) {
      const [given = ''] = setCookie(await again(made));
      expect(given).toMatch(/^a1_browserHash=[0-9a-f]{32}\.[\w-]{27};/);
      expect([given.startsWith(`${made};`), given.startsWith(`${own};`)]).toEqual([false, false]);
    }
  });

  test('[SESSION-05] [SESSION-06] lives for ten years from the last choice on, for the host of the page and all its paths', async () => {
    const [cookie = ''] = setCookie(await station.post('/api/v1/consent/record', choice));
    expect(cookie).toContain(`; Max-Age=${10 * 365 * 86_400}`);
    expect(cookie).toContain('; Path=/; SameSite=Lax');
    // The page reads it too, and no wider domain is named.
    expect(cookie).not.toMatch(/domain=|httponly/i);
  });

  test('[PRIVACY-02] is not set before the choice; a visit gives it back to whoever has chosen and lost it', async () => {
    expect(setCookie(await start())).toEqual([]);
    const [given = ''] = setCookie(await start('CookieConsent=rejected'));
    const own = given.split(';')[0] ?? '';
    expect(own).toMatch(/^a1_browserHash=[0-9a-f]{32}\.[\w-]{27}$/);
    expect(setCookie(await start(`CookieConsent=rejected; ${own}`))).toEqual([]);
    expect(setCookie(await start(`CookieConsent=rejected; a1_browserHash=${'a'.repeat(32)}`))).toHaveLength(1);
  });
});

test('[SESSION-07] [VOTE-01] a visit is signed under the hash that it brings, and only a well-formed one', async () => {
  const { body } = await start();
  expect(createVisitorTokens(testSecret).readVisit(body.data.mark, Date.now())).toBe('f'.repeat(32));
  for (const sessionHash of ['', 'short', 'x'.repeat(65), 'a.b'.repeat(8), 7]) {
    expect((await station.post('/api/v1/visit/start', { sessionHash })).status).toBe(400);
  }
});

test('the record of a choice is forgotten when its time is over', async () => {
  const { db } = station.context;
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
