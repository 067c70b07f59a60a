import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRandom } from '#kit/random.ts';
import { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import { freePort } from '../peers/free-port.ts';
import { isOnThisMachine } from '../peers/icecast-server.ts';
import { startNginx } from '../peers/nginx-server.ts';
import { prepareStations } from '../process/two-stations.ts';
import { compareWrites } from './compare-writes.ts';
import { forgetSilence, keepListening, silenceOf } from './persistent-listener.ts';
import { seconds, tell } from './tell.ts';
import { startWriters } from './writers.ts';

const minutes = Number(process.env.CHAOS_MINUTES || 5);
const everyMs = 20_000;
const listeners = 200;
const hearkenMs = 8_000;
const longestSilenceMs = 2_000;
const isAbsent = !isOnThisMachine('nginx');
if (isAbsent) console.warn('Leaders are not killed behind a proxy: no nginx on this machine.');

const longest = (figures: number[]): number => Math.max(...figures);

test.skipIf(isAbsent)(
  'leaders that die one after the other behind a plain round robin leave nobody without sound for two seconds',
  {
    timeout: (3 * minutes + 5) * 60_000,
  },
  async () => {
    const house = await prepareStations();
    const smtp = await startSmtp();
    const env = { TRUST_PROXY: '127.0.0.1', SMTP_URL: smtp.url, LOG_LEVEL: 'error' };
    const ports = [await freePort(), await freePort(), await freePort()];
    const open = (port: number) => house.start({ ...env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    let stations = await Promise.all(ports.map(open));
    const proxy = await startNginx(stations);
    const ears = Array.from({ length: listeners }, () => keepListening(`${proxy.url}/stream/antena_1`));
    await expect.poll(() => ears.every(({ bytes }) => bytes > 0)).toBe(true);
    const crowd = startWriters({ urls: () => [proxy.url], random: createRandom(1), people: 2, pauseMs: 500 });
    const pages = { asked: 0, refused: 0 };
    let isOver = false;
    const visits = (async () => {
      for (; !isOver; pages.asked++, await pause(500)) {
        const answer = await fetch(`${proxy.url}/chi-siamo`).catch(() => undefined);
        await answer?.text().catch(() => undefined);
        if (answer?.status !== 200) pages.refused++;
      }
    })();

    const silences: number[] = [];
    const waits: number[] = [];
    // Between the kills: what the machine itself is late by.
    const usual: number[] = [];
    const rounds = Math.round((minutes * 60_000) / everyMs);
    for (let round = 1; round <= rounds; round++) {
      const nextAt = performance.now() + everyMs;
      const leader = await house.leader();
      const victim = stations.find(({ url }) => url === leader?.address);
      forgetSilence(ears);
      victim?.kill('SIGKILL');
      await victim?.ended;
      const port = Number(new URL(victim?.url ?? '').port);
      // As a supervisor does it.
      const another = open(port);
      await pause(hearkenMs);
      const silence = longest(ears.map(silenceOf));
      silences.push(silence);
      waits.push(longest(ears.map(({ longestWaitMs }) => longestWaitMs)));
      forgetSilence(ears);
      stations = [...stations.filter((one) => one !== victim), await another];
      await pause(Math.max(0, nextAt - performance.now()));
      usual.push(longest(ears.map(({ longestWaitMs }) => longestWaitMs)));
      console.log(`  ${round}/${rounds} kill -9 of the leader: at most ${seconds(silence)} without sound`);
    }
    isOver = true;
    await visits;
    const comparison = await compareWrites(house.database, smtp, await crowd.stop());
    const { rows: jobs } = await house.database.query(
      `select name, date_trunc('minute', created_on) as minute from jobs.job
     where name in ('news.come-out', 'promotions.turn', 'hunt.turn') group by 1, 2 having count(*) > 1`,
    );
    tell({
      'leaders killed': rounds,
      'longest silence of anybody': seconds(longest(silences)),
      'longest time between two pieces': seconds(longest(waits)),
      'and while nobody died': seconds(longest(usual)),
      'its median over the kills': seconds(silences.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0),
      'connected again': ears.reduce((sum, { returns }) => sum + returns, 0),
      'pages asked for, and refused': `${pages.asked}, ${pages.refused}`,
      'writes, and lost': `${crowd.count()}, ${comparison.lost.length}`,
      'mails, and again': `${smtp.received.length}, ${comparison.repeated.length}`,
      'jobs twice in a minute': jobs.length,
    });
    expect(comparison).toEqual({ lost: [], unsent: [], repeated: [], doubled: [] });
    expect(jobs).toEqual([]);
    expect(pages.refused).toBe(0);
    expect(longest(silences)).toBeLessThanOrEqual(longestSilenceMs);
  },
);
