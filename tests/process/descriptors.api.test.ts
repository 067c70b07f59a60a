import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { prepareAir } from '#domains/live/server/on-air.test-helper.ts';
import { afterwards } from '../afterwards.ts';
import { databaseUrl } from './station-database.ts';
import { spawnStation } from './station-process.ts';

const descriptors = 256;
const { mediaFolder, connection } = await prepareAir();
const env = { DATA_DIR: mediaFolder, DATABASE_URL: databaseUrl(connection) };
const station = await spawnStation(env, { descriptors });
afterwards(async () => {
  station.kill('SIGTERM');
  await station.ended;
});

/** The first line of an answer and its headers; nothing where the connection was cut without one. */
type Line = { socket: Socket; head(): string; isGone(): boolean };

function hold(path: string): Line {
  const { hostname, port } = new URL(station.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text = (text + chunk).slice(0, 2_000);
  });
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  return { socket, head: () => text.split('\r\n\r\n')[0] ?? '', isGone: () => socket.destroyed };
}

const isAnswered = (line: Line) => line.head() !== '' || line.isGone();
const isHeld = (line: Line) => line.head().startsWith('HTTP/1.1 200') && !line.isGone();

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** Over a connection that was open before. */
function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(station.url + path, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end();
  });
}

test('[LIMIT-01] one address that opens hundreds of endless connections gets its share, 503 beyond, and pages go on', async () => {
  expect(await ask('/healthz')).toBe(200);
  for (const path of ['/api/v1/aovivo/events/antena_1', '/stream/antena_1']) {
    const lines = Array.from({ length: 2 * descriptors }, () => hold(path));
    await expect.poll(() => lines.every(isAnswered)).toBe(true);
    const held = lines.filter(isHeld).length;
    expect(held).toBeGreaterThan(20);
    expect(held).toBeLessThan(descriptors / 2);
    const refused = lines.filter((line) => line.head().startsWith('HTTP/1.1 503'));
    expect(refused.length).toBeGreaterThan(0);
    for (const line of refused) expect(line.head().toLowerCase()).toContain('\r\nretry-after: ');
    expect(lines.filter((line) => /^HTTP\/1.1 (?!200|503)/.test(line.head()))).toEqual([]);
    expect(await ask('/api/v1/aovivo/getAvailableStreams')).toBe(200);
    for (const { socket } of lines) socket.destroy();
  }
  await expect.poll(() => ask('/readyz')).toBe(200);
});

test('[LIMIT-01] the process lives through exhausted descriptors, and serves again as soon as there are some', async () => {
  expect(await ask('/healthz')).toBe(200);
  const listener = hold('/stream/antena_1');
  await expect.poll(() => isHeld(listener)).toBe(true);
  const limit = (most: number) => execFileSync('prlimit', [`--pid=${station.pid}`, `--nofile=${most}:${descriptors}`]);
  const heard = () => listener.socket.bytesRead;
  const before = heard();
  limit(Math.min(...openDescriptors()));
  try {
    const strangers = Array.from({ length: 30 }, () => hold('/healthz'));
    // What needs a file or a new connection to the database fails alone; what lies in memory is served.
    for (const path of ['/media/original/nothing.jpg', '/cerca?q=onda', '/metrics', '/']) {
      expect([path, await ask(path)]).toEqual([path, expect.any(Number)]);
    }
    // More than a second of sound, what is in hand already: every timer of a second has had its turn.
    await expect.poll(() => heard() - before).toBeGreaterThan(20_000);
    expect(await ask('/healthz')).toBe(200);
    for (const { socket } of strangers) socket.destroy();
  } finally {
    limit(descriptors);
  }
  const readiness = () =>
    fetch(`${station.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(readiness).toBe(200);
  const after = heard();
  await expect.poll(() => heard() - after).toBeGreaterThan(20_000);
  listener.socket.destroy();
});

function openDescriptors(): number[] {
  return readdirSync(`/proc/${station.pid}/fd`)
    .map(Number)
    .filter((number) => number > 2);
}
