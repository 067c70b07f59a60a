import { setTimeout as pause } from 'node:timers/promises';
import { createHlsBucket } from '#domains/live/server/hls/hls-bucket.ts';
import { publishHls } from '#domains/live/server/hls/hls-publisher.ts';
import { makeLibrary } from '#engines/station/audio.test-helper.ts';
import { gridMs } from '#engines/station/hls-grid.ts';
import { createProgramme } from '#engines/station/programme.ts';
import { realClock } from '#kit/clock.ts';
import { createRandom } from '#kit/random.ts';
import { createLog } from '#server/log.ts';
import { playRound, startHlsEdge } from '../../tests/peers/hls-edge.ts';
import { isOnThisMachine } from '../../tests/peers/icecast-server.ts';
import type { Figure } from '../figure.ts';
import { estimate, exact, type Goal } from '../harness.ts';
import { cores, pinProcess } from '../pin.ts';
import { cpuSecondsOf, workersOf } from '../process-cpu.ts';
import { absentRow, row } from '../rows.ts';

const players = 5_000;
const none: Goal = { kind: 'exactly', value: 0 };
/** A list every two seconds and a segment every four, whoever listens; some more where one is asked for as it changes. */
const bucketGoal: Goal = { kind: 'at most', value: 1.5 };

/** Five thousand players behind one nginx in front of a bucket: what reaches the bucket, and what they cost the edge. */
export const hlsEdge: Figure = {
  name: 'hls-edge',
  async measure(bench) {
    const figure = `requests to the bucket a second, ${players} players of HLS behind nginx`;
    if (!isOnThisMachine('nginx')) return [absentRow(figure, bucketGoal, '', 'no nginx here')];
    const edge = await startHlsEdge();
    const workers = workersOf(edge.nginx.pid);
    for (const pid of workers) pinProcess(cores.server, pid);
    const onAir = await broadcast(edge);
    try {
      const cpuSeconds = () => workers.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
      const fetched = () => edge.bucket.requests.filter((line) => line.startsWith('GET')).length;
      const had: Set<string>[] = [];
      // Whoever comes fetches three segments at once: not what listening costs.
      const failures = (await playRound(edge.hls.publicUrl, players, had)).failures.length;
      const rounds = bench.isQuick ? 2 : 10;
      const began = performance.now();
      const before = { cpu: cpuSeconds(), fetched: fetched() };
      const results: { cpu: number; failures: number }[] = [];
      for (let round = 1; round <= rounds; round++) {
        const cpu = cpuSeconds();
        const { failures: failed } = await playRound(edge.hls.publicUrl, players, had);
        results.push({ cpu: cpuSeconds() - cpu, failures: failed.length });
        await pause(Math.max(0, round * gridMs - (performance.now() - began)));
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      const seconds = (performance.now() - began) / 1000;
      const failed = results.reduce((sum, one) => sum + one.failures, failures);
      const perPlayer = results.map(({ cpu }) => (cpu * 1e6) / players / (gridMs / 1000));
      return [
        row({ figure, measured: exact((fetched() - before.fetched) / seconds), goal: bucketGoal, digits: 2 }),
        row({ figure: `requests that failed, ${players} players`, measured: exact(failed), goal: none }),
        row({ figure: 'CPU of nginx per player and second', measured: estimate(perPlayer), unit: ' µs' }),
      ];
    } finally {
      await onAir.stop();
      await edge.stop();
    }
  },
};

/** A programme on the real clock, and its first segments in the bucket. */
async function broadcast({ bucket, hls }: Awaited<ReturnType<typeof startHlsEdge>>) {
  const publisher = publishHls({
    folder: 'antena_1/128',
    bucket: createHlsBucket(hls.s3),
    log: createLog('silent'),
  });
  const programme = createProgramme({
    id: 'antena_1',
    library: makeLibrary(),
    clock: realClock,
    random: createRandom(1),
    onAiring: () => undefined,
    onAudio: publisher.push,
  });
  await programme.start();
  while ([...bucket.objects.keys()].filter((key) => key.endsWith('.mp3')).length < 3) await pause(200);
  return {
    stop: async () => {
      programme.stop();
      await publisher.stop();
    },
  };
}
