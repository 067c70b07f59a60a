import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openEventLine } from '#domains/live/server/events.test-helper.ts';
import { listenTo, prepareStations } from './two-stations.ts';

const crowd = 50;
const patience = { timeout: 60_000, interval: 20 };

type Asked = { answered: number; faults: string[] };

/** Asks every few milliseconds over a kept connection, as a proxy does, until it is told that this was the last time. */
async function askUntilTold(url: string): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let answered = 1; ; answered++) {
    const { outcome, isLast } = await new Promise<{ outcome: string; isLast: boolean }>((resolve) => {
      const call = request(`${url}/api/v1/aovivo/getAvailableStreams`, { agent }, (answer) => {
        answer.resume();
        const told = { outcome: String(answer.statusCode), isLast: answer.headers.connection === 'close' };
        answer.on('end', () => resolve(told));
      });
      call.on('error', (error) => resolve({ outcome: error.message, isLast: true }));
      call.end();
    });
    if (outcome === '200' && !isLast) {
      await pause(50);
      continue;
    }
    agent.destroy();
    return { answered, faults: outcome === '200' ? [] : [outcome] };
  }
}

/** A connection that was just opened and has not asked for anything yet. */
async function openSilently(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const ended = once(socket, 'close').catch((error: Error) => {
    text += error.message;
  });
  return {
    async ask(): Promise<string> {
      socket.write(`GET /api/v1/aovivo/getAvailableStreams HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
      await ended;
      return text;
    },
  };
}

/** Comes again and again until the listener is closed, and asks only then, on the last connection that was surely accepted. */
async function askTooLate(url: string): Promise<string> {
  let accepted = await openSilently(url);
  for (let last = accepted; ; ) {
    await pause(50);
    const next = await openSilently(url).catch(() => undefined);
    if (!next) return accepted.ask();
    accepted = last;
    last = next;
  }
}

test('[FAULT-03] [OPS-01] a leader told to stop hands over first, cuts nothing off, and is gone within ten seconds', async () => {
  const stations = await prepareStations();
  const leader = await stations.start({ DRAIN_SECONDS: '2' });
  await expect.poll(async () => (await stations.leader())?.address, patience).toBe(leader.url);
  const standby = await stations.start();
  await expect.poll(async () => (await fetch(`${leader.url}/stream/antena_1/live.m3u8`)).status, patience).toBe(200);

  const streams = Array.from({ length: crowd }, () => listenTo(`${leader.url}/stream/antena_1`));
  const events = await Promise.all(
    Array.from({ length: crowd }, () => openEventLine(`${leader.url}/api/v1/aovivo/events/antena_1`)),
  );
  const elsewhere = listenTo(`${standby.url}/stream/antena_1`).state;
  await expect
    .poll(() => [...streams.map(({ state }) => state), elsewhere].every(({ bytes }) => bytes > 0), patience)
    .toBe(true);
  const asking = Array.from({ length: crowd }, () => askUntilTold(leader.url));
  const silent = await Promise.all(Array.from({ length: crowd }, () => openSilently(leader.url)));

  leader.kill('SIGTERM');
  const toldAt = performance.now();
  const stoppedAfterMs = leader.ended.then(() => performance.now() - toldAt);
  const readiness = async () => {
    const { status, headers } = await fetch(`${leader.url}/readyz`);
    return `${status} ${headers.get('connection')}`;
  };
  await expect.poll(readiness, patience).toBe('503 close');
  const lateAnswers = [...silent.map((one) => one.ask()), askTooLate(leader.url)];
  await expect.poll(async () => (await stations.leader())?.address, patience).toBe(standby.url);
  // More than lay ready: the sound of the standby itself.
  const atHandOver = elsewhere.bytes;
  await expect.poll(() => elsewhere.bytes - atHandOver, patience).toBeGreaterThan(6 * 16_000);
  expect(elsewhere.longestSilenceMs).toBe(0);

  for (const answer of await Promise.all(lateAnswers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await leader.ended).toBe(0);
  expect(await stoppedAfterMs).toBeLessThan(10_000);
  for (const { answered, faults } of await Promise.all(asking)) {
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  }
  await expect.poll(() => streams.every((one) => one.state.ended)).toBe(true);
  await expect.poll(() => events.every((one) => one.state.ended)).toBe(true);
  const keys = (await stations.log()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
