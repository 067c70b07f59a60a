import { describe, expect, test } from 'vitest';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { changeShow, openPodcastStation } from '../podcast-station.test-helper.ts';
import { episodeSchema, showSchema } from '../podcasts.contract.ts';

const host = 'https://antena1.example';
const station = await openPodcastStation({ config: { publicUrl: host } });
const listener = await signIn(station, 'listener');
const pro = await signIn(station, 'pro');

describe('the shows', () => {
  test('[PODCAST-03] [PODCAST-01] anybody reads them all, in the station’s order, with every field', async () => {
    const { status, body } = await station.get('/api/v1/getPodcastsData');
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data.length).toBeGreaterThanOrEqual(6);
    for (const slug of ['big-hour', 'notizie', 'lado-pessoal']) {
      expect(body.data.map((show: { slug: string }) => show.slug)).toContain(slug);
    }
    const { rows } = await station.context.pool.query('select slug from podcast_shows order by position, id');
    expect(body.data.map((one: { slug: string }) => one.slug)).toEqual(rows.map(({ slug }) => slug));
    const [show] = body.data;
    for (const field of `slug name subtitle description thumb image imageFeatured fadeColor type showId pro podcastPlayerStyle`.split(
      ' ',
    )) {
      expect(showSchema.safeParse({ ...show, [field]: undefined }).success, field).toBe(false);
    }
    expect(body.data.some((one: { pro: boolean }) => one.pro)).toBe(true);
    expect(body.data.some((one: { type: string }) => one.type === 'mixcloud')).toBe(true);
  });

  test('[PODCAST-04] PRO listeners get the PRO shows; nobody and others are refused', async () => {
    const path = '/api/v1/getProPodcastsData';
    expect((await station.get(path)).status).toBe(401);
    const refused = await station.get(path, listener);
    expect([refused.status, refused.body.message]).toEqual([403, 'pro only']);
    const { status, body } = await station.get(path, pro);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([{ slug: 'prova-aperta', pro: true, hasPrivateFeed: false }]);
  });

  test('say how many episodes and mixes there are, not how many are loaded', async () => {
    expect((await station.get('/podcasts/big-hour')).body).toContain('20 di 26 episodi');
    expect((await station.get('/podcasts/outros')).body).toContain('10 di 36 mix');
    expect((await station.get('/api/v1/getMixes?playlist=super-montagens')).body.data.total).toBeGreaterThan(10);
  });

  test('a description loses everything that could run in a listener’s browser', async () => {
    await changeShow(station, 'sigle', { description: '<p onclick="steal()">Ciao<script>steal()</script></p>' });
    const { body } = await station.get('/api/v1/getPodcastsData');
    const { description } = body.data.find(({ slug }: { slug: string }) => slug === 'sigle');
    expect(description).toBe('<p>Ciao</p>');
  });

  test('a station without podcasts has empty lists', async () => {
    const empty = await openTestStation({ content: 'empty' });
    expect((await empty.get('/api/v1/getPodcastsData')).body.data).toEqual([]);
    expect((await empty.get('/api/v1/getMixes')).body.data).toEqual({ mixes: [], next: null, total: 0 });
  });
});

describe('the episodes', () => {
  test('[PODCAST-05] [PODCAST-02] come newest first, by slug or by showId, in pages', async () => {
    const { body } = await station.get('/api/v1/getPodcastEpisodes/big-hour/0/20');
    expect(body.data).toHaveLength(20);
    const dates = body.data.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const field of ['slug', 'title', 'date']) {
      expect(episodeSchema.safeParse({ ...body.data[0], [field]: undefined }).success, field).toBe(false);
    }
    const rest = await station.get('/api/v1/getPodcastEpisodes/big-hour/20/20');
    expect(rest.body.data).toHaveLength(6);
    expect((await station.get('/api/v1/getPodcastEpisodes/serie-big-hour/20/20')).body.data).toEqual(rest.body.data);
    expect((await station.get('/api/v1/getPodcastEpisodes/big-hour/900/20')).body.data).toEqual([]);
  });

  test('of an unknown show are not found, and a page has at most a hundred', async () => {
    const { status, body } = await station.get('/api/v1/getPodcastEpisodes/nessuno/0/20');
    expect([status, body.message]).toEqual([404, 'podcast not found']);
    expect((await station.get('/api/v1/getPodcastEpisodes/big-hour/0/101')).status).toBe(400);
  });

  test('come out on the weekday that the demo’s texts promise', async () => {
    for (const show of ['valigie', 'lado-pessoal']) {
      const { body } = await station.get(`/api/v1/getPodcastEpisodes/${show}/0/20`);
      const weekdays = body.data.map(({ date }: { date: string }) =>
        new Date(date).toLocaleDateString('it-IT', { weekday: 'long', timeZone: 'Europe/Rome' }),
      );
      expect(new Set(weekdays)).toEqual(new Set(['martedì']));
    }
  });

  test('[PODCAST-11] name the article about them; what is dated ahead is not out yet', async () => {
    const { body } = await station.get('/api/v1/getPodcastEpisodes/valigie/0/20');
    expect(body.data).toMatchObject([
      { slug: 'il-mattarello', newsSlug: 'valigie-nuova-serie', podcastId: 'valigie-nuova-serie' },
    ]);
    const one = await station.get('/api/v1/getPodcastEpisode/valigie/il-mattarello');
    expect(one.body.data).toMatchObject({
      show: { slug: 'valigie' },
      people: [{ name: 'Edite Zanella', role: 'guest' }],
    });
    expect(one.body.data.transcript).toContain('mattarello');
    for (const path of ['valigie/niente', 'valigie/nessuno', 'nessuno/niente']) {
      expect((await station.get(`/api/v1/getPodcastEpisode/${path}`)).status).toBe(404);
    }
  });
});

describe('the sound', () => {
  const free = '/podcasts/audio/big-hour-1.mp3';
  const locked = '/podcasts/audio/prova-aperta-1.mp3';

  test('of a free show is everybody’s, whole or in part', async () => {
    const head = await station.get(free, { method: 'HEAD' });
    expect([head.status, head.response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    const part = await station.get(free, { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.response.headers.get('content-length')]).toEqual([206, '100']);
  });

  test('[PODCAST-20] of a PRO show is for PRO listeners, and lies nowhere else', async () => {
    expect((await station.get(locked)).status).toBe(401);
    expect((await station.get(locked, listener)).status).toBe(403);
    const heard = await station.get(locked, pro);
    expect([heard.status, heard.response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const files = await station.context.db.execute<{ audio: string }>(
      "select distinct audio from podcast_episodes where audio like 'private/%'",
    );
    for (const { audio } of files.rows) {
      expect((await station.get(`/media/original/${audio}`)).status).toBe(404);
    }
  });

  test('[PRO-19] to keep is for PRO listeners, also of a free show, under a name that says what it is', async () => {
    const download = `${free}?scarica=1`;
    expect((await station.get(download)).status).toBe(401);
    expect((await station.get(download, listener)).status).toBe(403);
    const { status, response } = await station.get(download, pro);
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Big Hour - .+\.mp3"/);
    expect((await station.get(`${locked}?scarica=1`, pro)).status).toBe(200);
    const feed = await station.get('/podcasts/big-hour/feed.xml');
    expect(feed.body).not.toContain('scarica');
  });

  test('of nothing is not found', async () => {
    for (const file of ['nessuno.mp3', 'big-hour-1.wav', '..%2fx.mp3', 'valigie-8.mp3']) {
      expect([file, (await station.get(`/podcasts/audio/${file}`)).status]).toEqual([file, 404]);
    }
  });
});

describe('others', () => {
  test('embed a show or an episode by oEmbed, but nothing of PRO', async () => {
    const ask = (path: string) => station.get(`/oembed?url=${encodeURIComponent(host + path)}&maxwidth=600`);
    const show = await ask('/podcasts/big-hour');
    expect(show.body).toMatchObject({ type: 'rich', title: 'Big Hour', height: 480 });
    expect(show.body.html).toContain(`${host}/embed/podcast/serie-big-hour?style=show`);
    const episode = await ask('/podcasts/valigie/il-mattarello');
    expect(episode.body).toMatchObject({ type: 'rich', title: 'Il mattarello | Valigie', height: 200 });
    for (const path of [
      '/podcasts/prova-aperta',
      '/podcasts/outros',
      '/podcasts/outros/recentes',
      '/podcasts/nessuno',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });

  test('find every show and episode that is out on the site map, and by the search', async () => {
    const shows = await station.get('/sitemaps/podcasts-1.xml');
    expect(shows.body).toContain(`<loc>${host}/podcasts/big-hour</loc>`);
    const mixes = await station.get('/sitemaps/mixes-1.xml');
    expect(mixes.body).toContain(`<loc>${host}/podcasts/outros/giro-de-not%C3%ADcias</loc>`);
    const episodes = await station.get('/sitemaps/episodes-1.xml');
    expect(episodes.body).toContain(`<loc>${host}/podcasts/valigie/il-mattarello</loc>`);
    expect(episodes.body).not.toContain('/podcasts/valigie/niente');
    const { body } = await station.get('/api/v1/search?q=mattarello&num=10');
    expect(body.data.items.map(({ link }: { link: string }) => link)).toContain('/podcasts/valigie/il-mattarello');
  });

  test('frame the player on any site; what is unknown is not found', async () => {
    const { response, body } = await station.get('/embed/podcast/big-hour-26?style=mini');
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(body).toContain('data-style="mini"');
    for (const path of ['podcast/nessuno', 'mix/nessuno', 'podcast/%3Cx%3E', 'podcast/serie-valigi']) {
      expect([path, (await station.get(`/embed/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

test('[PODCAST-18] where another host has the podcasts, the frame goes on to it, by the podcast’s id', async () => {
  const elsewhere = await openTestStation({
    config: { podcastHost: { url: 'https://player.example/embed/{id}?h={height}&c={color}' } },
  });
  const { status, response } = await elsewhere.get('/embed/podcast/valigie-nuova-serie?style=mini&color=%23C8102E');
  expect([status, response.headers.get('location')]).toEqual([
    302,
    'https://player.example/embed/valigie-nuova-serie?h=52&c=C8102E',
  ]);
  const page = await elsewhere.get('/podcasts');
  expect(page.response.headers.get('content-security-policy')).toContain("frame-src 'self'");
  expect(page.response.headers.get('content-security-policy')).toMatch(/frame-src[^;]* https:\/\/player\.example/);
});
