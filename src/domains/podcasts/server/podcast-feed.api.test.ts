import { parseRssFeed } from 'feedsmith';
import RssParser from 'rss-parser';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { changeShow, openPodcastStation, soundSeconds } from '../podcast-station.test-helper.ts';
import { podcastGuid } from './podcast-feed.ts';

const host = 'https://antena1.example';
const station = await openPodcastStation({ config: { publicUrl: host } });
const listener = await signIn(station, 'listener');
const pro = await signIn(station, 'pro');
const local = (address: string) => address.replace(host, '');

describe('the feed', () => {
  test('[PODFEED-01] of a show has all that a directory asks for, for two readers', async () => {
    const { response, body } = await station.get('/podcasts/big-hour/feed.xml');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = parseRssFeed(body);
    expect(feed).toMatchObject({
      title: 'Big Hour',
      language: 'it',
      link: `${host}/podcasts/big-hour`,
      itunes: { author: 'DJ Tramonto', explicit: false, type: 'episodic', owner: { email: 'ciao@antena1.example' } },
      podcast: { locked: { value: true }, persons: [{ display: 'DJ Tramonto', role: 'host' }] },
    });
    expect(feed.podcast?.guid).toBe(podcastGuid('antena1.example/podcasts/big-hour/feed.xml'));
    expect(feed.itunes?.categories?.[0]?.text).toBe('Music');
    expect(feed.itunes?.image).toMatch(/^https:\/\/antena1\.example\/media\/original\/.+\.jpg$/);
    expect((await station.get(local(String(feed.itunes?.image)))).status).toBe(200);
    expect(feed.items).toHaveLength(26);
    const other = await new RssParser().parseString(body);
    expect(other.items.map(({ guid }) => guid)).toEqual(feed.items?.map((item) => item.guid?.value));
    const [item] = feed.items ?? [];
    expect(item).toMatchObject({
      guid: { value: 'big-hour-26', isPermaLink: false },
      itunes: { duration: soundSeconds, episode: 26, episodeType: 'full' },
    });
    expect(item?.description).not.toContain('<');
    expect(item?.content?.encoded).toMatch(/^<p>/);
  });

  test('[PODFEED-01] names the true length and type of each sound', async () => {
    const feed = parseRssFeed((await station.get('/podcasts/lado-pessoal/feed.xml')).body);
    for (const item of feed.items ?? []) {
      const [enclosure] = item.enclosures ?? [];
      const { response } = await station.get(local(String(enclosure?.url)), { method: 'HEAD' });
      expect([enclosure?.type, enclosure?.length]).toEqual([
        response.headers.get('content-type'),
        Number(response.headers.get('content-length')),
      ]);
    }
    expect(feed.items?.[0]?.podcast?.persons).toMatchObject([{ display: 'Lume', role: 'guest' }]);
  });

  test('[PODFEED-01] leads to the transcripts that there are', async () => {
    const feed = parseRssFeed((await station.get('/podcasts/il-provino/feed.xml')).body);
    const written = feed.items?.flatMap((item) => item.podcast?.transcripts ?? []) ?? [];
    expect(written).toHaveLength(1);
    const { body, response } = await station.get(local(String(written[0]?.url)));
    expect(response.headers.get('content-type')).toBe(String(written[0]?.type).concat('; charset=utf-8'));
    expect(body).toContain('Quello sono io?');
    for (const path of ['il-provino-2', 'nessuno', '..%2f']) {
      expect((await station.get(`/podcasts/trascrizioni/${path}.txt`)).status).toBe(404);
    }
  });

  test('[PODFEED-01] keeps its guid when the show changes, and answers 304 to who has it', async () => {
    const before = await station.get('/podcasts/sigle/feed.xml');
    const etag = before.response.headers.get('etag') ?? '';
    expect((await station.get('/podcasts/sigle/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await changeShow(station, 'sigle', { name: 'Sigle & silenzi' });
    const after = parseRssFeed((await station.get('/podcasts/sigle/feed.xml')).body);
    expect(after.title).toBe('Sigle & silenzi');
    expect(after.podcast?.guid).toBe(parseRssFeed(before.body).podcast?.guid);
  });

  test('[PODFEED-01] keeps its guid when the station moves to another host', async () => {
    const guidAt = async ({ get }: { get: typeof station.get }) =>
      parseRssFeed((await get('/podcasts/sigle/feed.xml')).body).podcast?.guid;
    const before = await guidAt(station);
    const moved = await openTestStation({
      connection: station.connection,
      config: { publicUrl: 'https://radio.example' },
    });
    expect(before).toBe(podcastGuid(`${host}/podcasts/sigle/feed.xml`));
    expect(await guidAt(moved)).toBe(before);
  });

  test('of a PRO show, of mixes and of nothing does not exist', async () => {
    for (const slug of ['prova-aperta', 'super-montaggi', 'nessuno']) {
      expect([slug, (await station.get(`/podcasts/${slug}/feed.xml`)).status]).toEqual([slug, 404]);
    }
  });
});

describe('a private feed', () => {
  const path = '/api/v1/podcasts/privateFeed';

  test('[PODFEED-04] is given to PRO listeners only', async () => {
    expect((await station.post(path, { show: 'prova-aperta' })).status).toBe(401);
    expect((await station.post(path, { show: 'prova-aperta' }, listener)).status).toBe(403);
    for (const show of ['big-hour', 'nessuno']) expect((await station.post(path, { show }, pro)).status).toBe(404);
  });

  test('[PODFEED-04] opens its show’s sound and no other, until it is renewed or revoked', async () => {
    const { body } = await station.post(path, { show: 'prova-aperta' }, pro);
    const address = local(body.data.address);
    const read = await station.get(address);
    expect(read.response.headers.get('cache-control')).toBe('private, no-cache');
    const feed = parseRssFeed(read.body);
    expect(feed.items).toHaveLength(6);
    expect(read.body).toContain('<itunes:block>Yes</itunes:block>');
    const sound = local(String(feed.items?.[0]?.enclosures?.[0]?.url));
    expect((await station.get(sound)).status).toBe(200);
    expect((await station.get(sound.replace(/chiave=.{4}/, 'chiave=xxxx'))).status).toBe(401);
    const listed = await station.get('/api/v1/getProPodcastsData', pro);
    expect(listed.body.data[0].hasPrivateFeed).toBe(true);
    const renewed = await station.post(path, { show: 'prova-aperta' }, pro);
    expect((await station.get(address)).status).toBe(404);
    expect((await station.get(sound)).status).toBe(401);
    const last = local(renewed.body.data.address);
    expect((await station.get(last)).status).toBe(200);
    await station.get(`${path}/prova-aperta`, { method: 'DELETE', ...pro });
    expect((await station.get(last)).status).toBe(404);
    expect((await station.get('/podcasts/feed-privato/x.xml')).status).toBe(404);
  });

  test('[PODFEED-04] ends with PRO', async () => {
    const { body } = await station.post(path, { show: 'prova-aperta' }, pro);
    const address = local(body.data.address);
    expect((await station.get(address)).status).toBe(200);
    await station.context.db.execute("update pro_grants set ends_at = now() - interval '1 minute'");
    expect((await station.get(address)).status).toBe(404);
    await station.context.db.execute("update pro_grants set ends_at = now() + interval '1 year'");
    expect((await station.get(address)).status).toBe(200);
  });
});
