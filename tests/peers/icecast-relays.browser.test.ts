import { afterAll, expect, test } from 'vitest';
import { hear } from '#domains/live/server/on-air.test-helper.ts';
import { openVisitor } from '../browser/visitor.ts';
import { openTestStation } from '../test-station.ts';
import { isHeard, isOnThisMachine, startIcecast } from './icecast-server.ts';

const missing = ['icecast2', 'ffmpeg'].filter((command) => !isOnThisMachine(command));
const isAbsent = missing.length > 0;
if (isAbsent) console.warn(`Not tested with real Icecast relays: no ${missing.join(', no ')} on this machine.`);

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});
/** A look at where everybody is sent costs a question for each of them. */
const patience = { timeout: 60_000, interval: 250 };

test.skipIf(isAbsent)(
  '[SCALE-02] listeners, a real browser among them, are shared out over a real master and two relays, summed, and moved when a relay goes',
  async () => {
    const master = await startIcecast({ onAir: '/antena_1' });
    closers.push(master.stop);
    const startRelay = () => startIcecast({ relayOf: master.url, isReady: (url) => isHeard(`${url}/antena_1`) });
    const relays = [await startRelay(), await startRelay()];
    for (const relay of relays) closers.push(relay.stop);
    const all = [master, ...relays];
    const listenAt = all.map(({ url }, index) => ({ url, weight: index === 0 ? 1 : 4 }));
    const station = await openTestStation({
      onAir: true,
      config: { icecast: { url: master.url, listenAt, admin: undefined } },
    });
    const listeners = () => station.broadcast.listeners(Date.now()).get('antena_1');
    // The two relays listen to the master, and are nobody's ears.
    await expect.poll(listeners, patience).toBe(0);

    const { body } = await station.get('/api/v1/aovivo/getAvailableStreams');
    expect(body.data[0].sources).toEqual([{ src: '/stream/antena_1', type: 'audio/mpeg' }]);
    const placeOf = async (person: number) => {
      const { headers } = await hear(`${station.url}/stream/antena_1`, {
        headers: { 'user-agent': `radio ${person}` },
      });
      return String(headers.location);
    };
    const people = Array.from({ length: 45 }, (_, index) => index);
    const places = await Promise.all(people.map(placeOf));
    for (const { url } of all) expect(places).toContain(`${url}/antena_1`);
    expect(places.filter((place) => place.startsWith(master.url)).length).toBeLessThan(15);
    expect(await Promise.all(people.map(placeOf))).toEqual(places);

    const leaving = new AbortController();
    const ears = await Promise.all(
      [...new Set(places), places[0] ?? ''].map((place) => fetch(place, { signal: leaving.signal })),
    );
    expect(ears.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expect.poll(listeners, patience).toBe(4);
    leaving.abort();
    await expect.poll(listeners, patience).toBe(0);

    const { page, complaints, strangers, open } = await openVisitor(station.url, { consent: 'rejected' });
    await open('/chi-siamo');
    await page.getByRole('button', { name: 'Ascolta la diretta' }).first().click();
    const played = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
    await expect.poll(played, patience).toBeGreaterThan(2);
    await expect.poll(listeners, patience).toBe(1);
    expect(all.map(({ url }) => url)).toContain(new URL(strangers[0] ?? '').origin);
    expect(complaints).toEqual([]);
    await page.close();
    await expect.poll(listeners, patience).toBe(0);

    const [gone] = relays;
    await gone?.stop();
    const isAt = (place: string) => place.startsWith(gone?.url ?? '');
    await expect.poll(async () => (await Promise.all(people.map(placeOf))).some(isAt), patience).toBe(false);
    const moved = await Promise.all(people.map(placeOf));
    for (const [index, place] of places.entries()) if (!isAt(place)) expect(moved[index]).toBe(place);
  },
  90_000,
);
