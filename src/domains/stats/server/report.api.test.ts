import { beforeAll, describe, expect, test } from 'vitest';
import { behindProxy } from '#domains/accounts/server/people.test-helper.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { air, sampleMinutes } from '../stats.test-helper.ts';

const station = await openTestStation({ config: behindProxy });
const { context } = station;
const { db } = context;
const path = '/api/v1/stats';

let reader: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  reader = await signIn(station, 'statistics');
  // From noon in Brasilia: four minutes, the third without a count.
  await sampleMinutes(db, '2026-07-01T15:00Z', [
    { https: 10, italySid1: 2 },
    { https: 20, italySid1: 3 },
    null,
    { https: 40, italySid1: 5 },
  ]);
});

describe('the report of pasted timestamps', () => {
  const report = (timestamps: string) =>
    station.get(`${path}/getListenersByDates?${new URLSearchParams({ timestamps })}`, reader);

  test('[STATS-21] tells the listeners of each minute, by day, with their sums', async () => {
    const { body } = await report('2026-07-01 12:03:59,2026-07-01 12:00:30,2026-06-30 12:00:00');
    expect(body.data).toEqual({
      timeData: [
        { date: '2026-06-30', numInserts: 1 },
        { date: '2026-07-01', numInserts: 2 },
      ],
      listenersData: [
        { listeners: 0, inserts: [{ time: '2026-06-30T12:00:00-03:00', listeners: null }] },
        {
          listeners: 57,
          inserts: [
            { time: '2026-07-01T12:00:30-03:00', listeners: 12 },
            { time: '2026-07-01T12:03:59-03:00', listeners: 45 },
          ],
        },
      ],
      totalListeners: 57,
      totalNumInserts: 3,
      insertsWithoutSample: 1,
    });
  });

  test.each([
    ['', 'Nenhuma timestamp fornida!'],
    [' , ', 'Nenhuma timestamp fornida!'],
    ['2026-07-01 12:00', 'Riga 1, «2026-07-01 12:00»: scrivi AAAA-MM-GG hh:mm:ss, ora di Brasilia.'],
    [
      '2026-07-01 12:00:00,2026-07-01 12:00:59',
      'Riga 2, «2026-07-01 12:00:59»: è uguale o troppo vicina a un’altra, tra due timestamp serve almeno un minuto.',
    ],
  ])('[STATS-21] refuses %j in words', async (timestamps, message) => {
    const { status, body } = await report(timestamps);
    expect([status, body.message]).toEqual([400, message]);
  });

  test('[STATS-21] says the same without any parameter', async () => {
    const { status, body } = await station.get(`${path}/getListenersByDates`, reader);
    expect([status, body.message]).toEqual([400, 'Nenhuma timestamp fornida!']);
  });
});

describe('the report of the play log', () => {
  beforeAll(async () => {
    await air(station, '2026-07-01T15:00:40Z', { itemId: 'spot-caffe-miravalle', title: 'Caffè Miravalle' });
    await air(station, '2026-07-01T15:02:10Z', { itemId: 'spot-caffe-miravalle', title: 'Caffè Miravalle' });
    await air(station, '2026-07-01T15:03:00Z', { itemId: 'spot-ottica-lumen', title: 'Ottica Lumen' });
    await air(station, '2026-07-01T15:01:00Z', {
      itemId: 'spot-ottica-lumen',
      title: 'Ottica Lumen',
      channel: 'antena_1_italia',
    });
    await air(station, '2026-07-01T15:03:30Z', {
      itemId: 'from outside',
      title: 'Uno spot di fuori',
      channel: 'antena_1_italia',
    });
    await air(station, '2026-07-01T15:01:30Z', { kind: 'song', itemId: 'alba', title: 'Alba', artist: 'Le Onde' });
    await air(station, '2026-07-03T15:00:00Z', { itemId: 'spot-ottica-lumen', title: 'Ottica Lumen' });
  });

  test('[REPORT-01] has every airing by client and spot, heard by those who had that programme on', async () => {
    const query = new URLSearchParams({ startDate: '2026-07-01T00:00', endDate: '2026-07-01T23:59' });
    const { body } = await station.get(`${path}/getCommercialReport?${query}`, reader);
    const { spots, ...totals } = body.data;
    expect(totals).toEqual({ totalListeners: 58, totalNumInserts: 5, insertsWithoutSample: 1 });
    expect(spots.map(({ client, spot }: Record<string, string>) => [client, spot])).toEqual([
      ['', 'Uno spot di fuori'],
      ['Caffè Miravalle', 'Il trio al banco'],
      ['Ottica Lumen', expect.any(String)],
    ]);
    expect(spots[1]).toMatchObject({
      numInserts: 2,
      insertsWithoutSample: 1,
      totalListeners: 10,
      inserts: [
        { time: '2026-07-01T12:00:40-03:00', programme: 'antena_1', listeners: 10 },
        { time: '2026-07-01T12:02:10-03:00', programme: 'antena_1', listeners: null },
      ],
    });
    expect(spots[2].inserts.map(({ programme, listeners }: Record<string, unknown>) => [programme, listeners])).toEqual(
      [
        ['antena_1_italia', 3],
        ['antena_1', 40],
      ],
    );
  });

  test('is refused for longer than a month', async () => {
    const query = new URLSearchParams({ startDate: '2026-06-01T00:00', endDate: '2026-07-03T00:00' });
    expect((await station.get(`${path}/getCommercialReport?${query}`, reader)).status).toBe(400);
  });
});

describe('[REPORT-05] the play log for the music societies', () => {
  beforeAll(async () => {
    const aired: [string, string, string][] = [
      // The last minute of April in Brasilia is already May in Rome.
      ['2026-05-01T02:59:00Z', 'Carta carbone', 'I Tigli'],
      ['2026-05-01T03:00:00Z', 'Carta carbone', 'I Tigli'],
      ['2026-05-10T10:00:00Z', 'Due fermate prima', 'Nino Aral'],
      ['2026-05-11T10:00:00Z', '=Senza; crediti', 'Chissà'],
      ['2026-05-12T10:00:00Z', '=Senza; crediti', 'Chissà'],
      ['2026-06-01T03:00:00Z', 'Carta carbone', 'I Tigli'],
    ];
    for (const [at, title, artist] of aired) await air(station, at, { kind: 'song', itemId: 'x', title, artist });
  });

  test('holds a month in the columns that were asked for', async () => {
    const { response, body } = await station.get(
      `${path}/playLog.csv?month=2026-05&columns=isrc,title,artist,date,time,duration`,
      reader,
    );
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="registro-2026-05.csv"');
    expect(body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'ISRC;Titolo;Artista;Data;Ora;Durata',
      'ITM012200031;Carta carbone;I Tigli;2026-05-01;00:00:00;3:00',
      ';Due fermate prima;Nino Aral;2026-05-10;07:00:00;3:00',
      `;"'=Senza; crediti";Chissà;2026-05-11;07:00:00;3:00`,
      `;"'=Senza; crediti";Chissà;2026-05-12;07:00:00;3:00`,
    ]);
  });

  test('says which rows lack what', async () => {
    const { body } = await station.get(`${path}/getPlayLogReport?month=2026-05&columns=title,composers,isrc`, reader);
    expect(body.data).toEqual({
      columns: ['title', 'composers', 'isrc'],
      rows: 4,
      lackingRows: 3,
      lacking: [
        { artist: 'Chissà', title: '=Senza; crediti', missing: ['composers', 'isrc'], rows: [3, 4] },
        { artist: 'Nino Aral', title: 'Due fermate prima', missing: ['isrc'], rows: [2] },
      ],
    });
    const whole = await station.get(`${path}/getPlayLogReport?month=2026-05`, reader);
    expect(whole.body.data.columns).toHaveLength(12);
  });

  test('is for readers of the statistics, and for months and columns that exist', async () => {
    const editor = await signIn(station, 'editor');
    for (const call of ['playLog.csv?month=2026-05', 'getPlayLogReport?month=2026-05']) {
      expect((await station.get(`${path}/${call}`)).status).toBe(401);
      expect((await station.get(`${path}/${call}`, editor)).status).toBe(403);
    }
    for (const query of ['month=2026-13', 'month=maggio', '', 'month=2026-05&columns=shoe-size']) {
      expect((await station.get(`${path}/playLog.csv?${query}`, reader)).status).toBe(400);
      expect((await station.get(`${path}/getPlayLogReport?${query}`, reader)).status).toBe(400);
    }
  });
});
