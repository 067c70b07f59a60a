import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { hear } from '#domains/live/server/on-air.test-helper.ts';
import { createFakeClock } from '#kit/clock.ts';
import { story } from '../../../../tests/story.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { clients, spotEvents, spots } from './advertising.tables.ts';

const clock = createFakeClock(Date.parse('2026-03-01T22:59:30Z'));
const station = await openTestStation({ clock });
const { db } = station.context;
const slug = 'caffe-miravalle';

describe('a spot', () => {
  test('[API-09] [SPOT-02] is told to everybody, with its client', async () => {
    const { status, body } = await station.get(`/api/v1/getSpotData/${slug}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      data: {
        name: 'Il trio al banco',
        slug,
        link: 'https://caffemiravalle.example/bottega',
        clientName: 'Caffè Miravalle',
        spotClientName: 'Caffè Miravalle',
        clientSlug: 'caffe-miravalle',
        clientColor: '#5b2a1e',
        clientLink: 'https://caffemiravalle.example',
        imageFile: expect.stringMatching(/^comerciais\/[\da-f]{16}\.png$/),
        clientImageFile: expect.stringMatching(/^clientes\/[\da-f]{16}\.png$/),
        transcript: expect.stringContaining('vibrafono'),
        locations: ['Roma'],
      },
    });
    for (const file of [body.data.imageFile, body.data.clientImageFile]) {
      expect((await station.get(`/media/100x100/${file}`)).response.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  test('[SPOT-02] that nobody knows is refused, and so is a payload', async () => {
    const unknown = await station.get('/api/v1/getSpotData/nessuno');
    expect(unknown.body).toEqual({ status: 404, message: 'spot not found', data: null });
    expect((await station.get(`/api/v1/getSpotData/${slug}?x=1`)).status).toBe(400);
  });

  test('leaves the house without a script, whoever wrote it', async () => {
    const evil = '<p onclick="x()">Ciao</p><script>alert(1)</script><img src="javascript:x" onerror="x()">';
    const [client] = await db
      .insert(clients)
      .values({ slug: 'malvagio', name: 'Malvagio', description: evil })
      .returning({ id: clients.id });
    await db.insert(spots).values({ slug: 'malvagio', name: 'Spot', transcript: evil, clientId: client?.id });
    const { body } = await station.get('/api/v1/getSpotData/malvagio');
    for (const html of [body.data.transcript, body.data.clientDescription]) {
      expect(html).toContain('<p>Ciao</p>');
      expect(html).not.toMatch(/script|onclick|onerror/);
    }
    await db.delete(clients).where(eq(clients.slug, 'malvagio'));
  });

  test('without a client is told too', async () => {
    await db.insert(spots).values({ slug: 'di-nessuno', name: 'Spot di nessuno' });
    const { body } = await station.get('/api/v1/getSpotData/di-nessuno');
    expect(body.data).toMatchObject({ name: 'Spot di nessuno', clientName: '', clientSlug: '', locations: [] });
  });
});

describe('the house’s own preroll', async () => {
  const test = story();
  const station = await openTestStation({ clock });
  const { db } = station.context;
  async function countsOf(wanted: string) {
    const rows = await db
      .select({ day: spotEvents.day, event: spotEvents.event, count: spotEvents.count })
      .from(spotEvents)
      .innerJoin(spots, eq(spots.id, spotEvents.spotId))
      .where(eq(spots.slug, wanted));
    return rows.map(({ day, event, count }) => `${day} ${event} ${count}`).sort();
  }

  test('is an empty VAST while no spot may serve', async () => {
    const { response, body } = await station.get('/vast/house');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(/^<\?xml .*\?>\n<VAST version="4\.2" xmlns="[^"]+"\/>\n$/);
  });

  test('is VAST 4.2 with sound, duration, click and first-party reports', async () => {
    await db
      .update(spots)
      .set({ audio: 'comerciais/0123456789abcdef.mp3', seconds: 18.442, name: 'Tazze & «tazzine» <3' })
      .where(eq(spots.slug, slug));
    const { response, body } = await station.get('/vast/house?uid=a1_7&ip=203.0.113.7');
    const { publicUrl } = station.context.config;
    const own = `${publicUrl}/vast/house/${slug}`;
    const told = (name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(body)?.[1];
    expect(body).toContain('<VAST version="4.2"');
    expect(body).toContain(`<Ad id="${slug}" adType="audio"><InLine>`);
    expect([told('AdTitle'), told('Advertiser'), told('Duration')]).toEqual([
      'Tazze &amp; «tazzine» &lt;3',
      'Caffè Miravalle',
      '00:00:18.442',
    ]);
    expect(told('MediaFile')).toBe(`${publicUrl}/media/480p/comerciais/0123456789abcdef.mp3`);
    expect(body).toContain('type="audio/mpeg"');
    expect([told('Impression'), told('Error'), told('ClickThrough'), told('ClickTracking')]).toEqual([
      `${own}/impression`,
      `${own}/error`,
      'https://caffemiravalle.example/bottega',
      `${own}/click`,
    ]);
    const tracked = [...body.matchAll(/<Tracking event="(\w+)">([^<]+)</g)].map(([, event, address]) => [
      event,
      address,
    ]);
    expect(tracked).toEqual(
      ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'].map((event) => [event, `${own}/${event}`]),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('names the station by its own address, whatever the caller calls it', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const { bytes } = await hear(`${station.url}/vast/house`, { headers, bytes: Number.POSITIVE_INFINITY });
    expect(bytes.toString()).toContain(`<Impression>${station.context.config.publicUrl}/vast/house/`);
    expect(bytes.toString()).not.toContain('evil.example');
  });

  test('counts its reports by spot and day of Rome, without a cookie and without a copy in any cache', async () => {
    for (const event of ['impression', 'start', 'start', 'complete']) {
      const { response, status } = await station.get(`/vast/house/${slug}/${event}`);
      expect([status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await countsOf(slug)).toEqual(['2026-03-01 complete 1', '2026-03-01 impression 1', '2026-03-01 start 2']);
  });

  test('knows neither other events nor other spots', async () => {
    for (const path of [`${slug}/skip`, `${slug}/__proto__`, 'nessuno/start', `${slug}/start/more`]) {
      expect([path, (await station.get(`/vast/house/${path}`)).status]).toEqual([path, 404]);
    }
    expect((await countsOf(slug)).join()).not.toMatch(/skip|proto/);
  });

  test('is not counted up by one address for ever', async () => {
    const answers = new Set<number>();
    for (let round = 0; round < 26; round += 1) {
      const ten = Array.from({ length: 10 }, () => station.get(`/vast/house/${slug}/midpoint`));
      for (const { status } of await Promise.all(ten)) answers.add(status);
    }
    expect([...answers].sort()).toEqual([204, 429]);
  });
});

test('clients take turns with their banner', async () => {
  const minutes = createFakeClock(clock.now());
  const { get } = await openTestStation({ connection: station.connection, clock: minutes });
  const names = new Set<string>();
  for (let minute = 0; minute < 6; minute += 1) {
    names.add((await get('/api/v1/getHouseBanner')).body.data.clientName);
    minutes.advance(60_000);
  }
  expect(names.size).toBe(6);
  const beside = new Set<string>();
  for (let place = 0; place < 6; place += 1) {
    beside.add((await station.get(`/api/v1/getHouseBanner?turn=29&place=${place}`)).body.data.clientName);
  }
  expect(beside.size).toBe(6);
  const empty = await openTestStation({ content: 'empty' });
  expect((await empty.get('/api/v1/getHouseBanner')).body).toEqual({ status: 'success', message: '', data: null });
});

describe('getUserInfos', () => {
  test('[ADS-10] names the address that the caller calls from, and believes no header about it', async () => {
    const { status, body, response } = await station.get('/getUserInfos', {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    expect([status, body]).toEqual([200, { status: 'success', message: '', data: { forwardedFor: ['127.0.0.1'] } }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('[ADS-10] behind a trusted proxy names the address that the proxy saw, and nothing that was claimed before it', async () => {
    const proxied = await openTestStation({
      connection: station.connection,
      config: { trustProxy: ['127.0.0.1'] },
    });
    const { body } = await proxied.get('/getUserInfos', {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' },
    });
    expect(body.data.forwardedFor).toEqual(['203.0.113.9']);
  });
});

test('ad servers that the station trusts stand in the content policy, and only where ads need them', async () => {
  const open = await openTestStation({
    connection: station.connection,
    config: { adHosts: ['https://ads.example'] },
  });
  const policyOf = async (one: typeof station) =>
    (await one.get('/api/v1/getAppParameters')).response.headers.get('content-security-policy') ?? '';
  const rules = (await policyOf(open)).split('; ').filter((rule) => rule.includes('ads.example'));
  expect(rules.map((rule) => rule.split(' ')[0]).sort()).toEqual(['connect-src', 'img-src', 'media-src']);
  expect(await policyOf(station)).not.toContain('ads.example');
});
