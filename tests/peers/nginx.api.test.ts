import { describe, expect } from 'vitest';
import { visitorsMessage } from '#domains/contact/contact-message.test-helper.ts';
import { openEventLine } from '#domains/live/server/events.test-helper.ts';
import { hear } from '#domains/live/server/on-air.test-helper.ts';
import { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import { accounts } from '../../seed/content/accounts.ts';
import { listenTo, prepareStations } from '../process/two-stations.ts';
import { story } from '../story.ts';
import { isOnThisMachine } from './icecast-server.ts';
import { startNginx } from './nginx-server.ts';

const isAbsent = !isOnThisMachine('nginx');
if (isAbsent) console.warn('Not tested behind a real proxy: no nginx on this machine.');

const patience = { timeout: 60_000, interval: 200 };
const rounds = 6;
const times = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: rounds }, work));

async function openHouse() {
  const smtp = await startSmtp();
  const house = await prepareStations();
  const env = { TRUST_PROXY: '127.0.0.1', SMTP_URL: smtp.url };
  const processes = await Promise.all([house.start(env), house.start(env), house.start(env)]);
  return { ...house, smtp, processes, proxy: await startNginx(processes) };
}

describe.skipIf(isAbsent)('three processes behind a plain round robin', async () => {
  if (isAbsent) return;
  // The leader dies in the last chapter.
  const test = story();
  const { processes, proxy, smtp, database, leader, log } = await openHouse();
  const stream = `${proxy.url}/stream/antena_1`;
  const post = (url: string, path: string, body: unknown, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  async function signIn(key: string): Promise<{ authorization: string }> {
    const { email, password } = accounts.find((one) => one.key === key) ?? { email: '', password: '' };
    const answer = await post(proxy.url, '/api/v1/profile/login', { email, password });
    return { authorization: `Bearer ${(await answer.json()).data.token}` };
  }

  test('[OPS-03] sessions, limits, mails and the cache are those of one house', async () => {
    const headers = await signIn('listener');
    const profiles = () =>
      Promise.all(
        processes.map(async ({ url }) => (await fetch(`${url}/api/v1/profile/getProfile`, { headers })).status),
      );
    expect(await profiles()).toEqual([200, 200, 200]);
    expect((await post(proxy.url, '/api/v1/profile/logout', {}, headers)).status).toBe(200);
    expect(await profiles()).toEqual([401, 401, 401]);

    const statuses: number[] = [];
    for (let number = 0; number < 12; number++) {
      const body = { ...visitorsMessage, text: `Messaggio ${number}`, categoryId: 1 };
      statuses.push((await post(proxy.url, '/api/v1/contact/sendMessage', body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const written = async () =>
      (await database.query('select message_id as id, delivered_at as at from mail_outbox')).rows;
    await expect.poll(async () => (await written()).every(({ at }) => at !== null), patience).toBe(true);
    const mails = (await written()).map(({ id }) => id);
    expect(mails.length).toBeGreaterThanOrEqual(10);
    expect(smtp.received.map(({ messageId }) => messageId).sort()).toEqual(mails.sort());

    const shows = async (words: string) => {
      const pages = processes.map(async ({ url }) => (await (await fetch(`${url}/parceiros`)).text()).includes(words));
      return Promise.all(pages);
    };
    await times(() => fetch(`${proxy.url}/parceiros`).then((page) => page.text()));
    await database.query(`update partners set name = 'Un nome nuovo' where id = (select min(id) from partners)`);
    expect(await shows('Un nome nuovo')).toEqual([false, false, false]);
    const staff = await signIn('administrator');
    expect((await post(proxy.url, '/api/v1/stats/cleanCache', {}, staff)).status).toBe(200);
    await expect.poll(() => shows('Un nome nuovo'), patience).toEqual([true, true, true]);
  });

  test('[SCALE-01] every stream, HLS, event and page request is answered by every process, with the same sound and titles', async () => {
    const playlists = () => Promise.all(processes.map(({ url }) => hear(`${url}/stream/antena_1/live.m3u8`)));
    await expect.poll(async () => (await playlists()).map(({ status }) => status), patience).toEqual([200, 200, 200]);
    const heard = await times(() => hear(stream, { bytes: 40_000, headers: { 'icy-metadata': '1' } }));
    expect(heard.map(({ status }) => status)).toEqual(Array(rounds).fill(200));
    for (const { bytes } of heard) expect(bytes.toString('latin1')).toContain("StreamTitle='");

    const texts = await times(async () => (await hear(`${stream}/live.m3u8`)).bytes.toString());
    const segment = /^\/stream\/antena_1\/segment\/\d+$/m.exec(texts[0] ?? '')?.[0];
    const segments = await times(() => hear(proxy.url + segment, { bytes: 1_000_000 }));
    expect(segments.map(({ status }) => status)).toEqual(Array(rounds).fill(200));
    for (const { bytes } of segments) expect(bytes.equals(segments[0]?.bytes ?? Buffer.alloc(0))).toBe(true);

    const lines = await times(() => openEventLine(`${proxy.url}/api/v1/aovivo/events/antena_1`));
    await expect.poll(() => lines.every(({ events }) => events.length > 1), patience).toBe(true);
    for (const line of lines) line.hangUp();
    const pages = await times(() => fetch(`${proxy.url}/chi-siamo`));
    expect(pages.map(({ status }) => status)).toEqual(Array(rounds).fill(200));

    expect((await fetch(`${proxy.url}/internal/relay`)).status).toBe(404);
    for (const { url } of processes) {
      expect((await fetch(`${url}/internal/relay`)).status).toBe(403);
      expect((await post(url, '/internal/listeners', { process: 'x', sockets: [], fetched: [] })).status).toBe(403);
    }
  });

  test('[SCALE-01] [OPS-03] who listens hears on when the leader dies, with one play log and no airing twice', async () => {
    const { address } = (await leader()) ?? {};
    const victim = processes.find(({ url }) => url === address);
    const survivors = processes.filter((one) => one !== victim);
    const listeners = survivors.map(({ url }) => listenTo(`${url}/stream/antena_1`));
    const behind = Array.from({ length: rounds }, () => listenTo(stream));
    const lines = await Promise.all(survivors.map(({ url }) => openEventLine(`${url}/api/v1/aovivo/events/antena_1`)));
    const all = [...listeners, ...behind];
    await expect.poll(() => all.every(({ state }) => state.bytes > 100_000), patience).toBe(true);

    for (const { state } of all) state.longestSilenceMs = 0;
    victim?.kill('SIGKILL');
    const ofVictim = () => behind.filter(({ state }) => state.ended);
    await expect.poll(() => ofVictim().length, patience).toBe(rounds / 3);
    const again = ofVictim().map(() => listenTo(stream));
    const heardOn = [...listeners, ...behind.filter(({ state }) => !state.ended)];
    const before = heardOn.map(({ state }) => state.bytes);
    // A burst of seconds comes first; beyond that it is the sound of the next leader, and of those who follow it.
    const goesOn = () => heardOn.every(({ state }, index) => state.bytes - (before[index] ?? 0) > 10 * 16_000);
    await expect.poll(goesOn, patience).toBe(true);
    for (const { state } of heardOn) {
      expect(state.ended).toBe(false);
      expect(state.longestSilenceMs).toBeLessThan(2_000);
    }
    await expect.poll(() => again.every(({ state }) => state.status === 200 && state.bytes > 0), patience).toBe(true);

    const playlists = await times(async () => (await hear(`${stream}/live.m3u8`)).bytes.toString());
    // The newest segment is of the second term, however much of the first is still in the list.
    for (const text of playlists) {
      const seams = text.match(/^#EXT-X-DISCONTINUITY$/gm)?.length ?? 0;
      expect(seams).toBeGreaterThan(0);
      expect(Number(/^#EXT-X-DISCONTINUITY-SEQUENCE:(\d+)$/m.exec(text)?.[1]) + seams).toBe(2);
    }
    await expect.poll(() => lines.every(({ events }) => events.length > 3), patience).toBe(true);
    expect(lines.every(({ state }) => !state.ended)).toBe(true);

    const logged = await log();
    expect(new Set(logged.map(({ key }) => key)).size).toBe(logged.length);
    for (const [index, { startsAt }] of logged.entries()) {
      expect(startsAt).toBeGreaterThanOrEqual(logged[index - 1]?.endsAt ?? 0);
    }
  });
});
