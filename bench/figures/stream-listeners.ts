import { setTimeout as pause } from 'node:timers/promises';
import { startSource } from '../../tests/peers/ffmpeg-source.ts';
import { isOnThisMachine, startIcecast } from '../../tests/peers/icecast-server.ts';
import { type Child, startChild } from '../child.ts';
import type { Figure } from '../figure.ts';
import { type Estimate, estimate, exact, type Goal } from '../harness.ts';
import type { CrowdQuestions, CrowdReport } from '../load/crowd.ts';
import { cores, pinProcess } from '../pin.ts';
import { cpuSecondsOf } from '../process-cpu.ts';
import { absentRow, type Row, row } from '../rows.ts';
import type { SoundingQuestions } from '../servers/sounding-server.ts';

const listeners = 1_000;
const none: Goal = { kind: 'exactly', value: 0 };
const cpuGoal: Goal = { kind: 'at most', value: 1.5 };
const cpuFigure = `CPU per listener, ${listeners} listeners : icecast2`;

/** What Icecast hands to a newcomer has to have aired. */
const fullBurstMs = 6_000;

type Heard = CrowdReport & { cpuSeconds: number; seconds: number };

/** A thousand listeners at the embedded station, and at icecast2 with a stream of the same rate. */
export const streamListeners: Figure = {
  name: 'stream-listeners',
  async measure(bench) {
    const station = await startChild<SoundingQuestions>('servers/sounding-server.ts');
    const crowd = await startChild<CrowdQuestions>('load/crowd.ts');
    try {
      const windows = bench.isQuick ? [8] : [60, 20, 20];
      const alone = await hearStation(station, crowd, { count: 1, seconds: Math.min(...windows) });
      const ours: Heard[] = [];
      const theirs: Heard[] = [];
      for (const seconds of windows) {
        ours.push(await hearStation(station, crowd, { count: listeners, seconds }));
        const peer = await hearIcecast(crowd, seconds);
        if (peer) theirs.push(peer);
        process.stderr.write('.');
      }
      process.stderr.write('\n');
      return [cpuRow(ours, theirs), ...rowsOf(ours, alone)];
    } finally {
      await crowd.stop();
      await station.stop();
    }
  },
};

async function hearStation(
  station: Child<SoundingQuestions>,
  crowd: Child<CrowdQuestions>,
  { count, seconds }: { count: number; seconds: number },
): Promise<Heard> {
  await crowd.ask('join', `${station.url}/stream/antena_1`, count);
  const before = await station.cpuSeconds();
  const report = await crowd.ask('listen', seconds, `${station.url}/`);
  return { ...report, seconds, cpuSeconds: (await station.cpuSeconds()) - before };
}

/** Nothing where icecast2 or ffmpeg, which feeds it, is not installed. */
async function hearIcecast(crowd: Child<CrowdQuestions>, seconds: number): Promise<Heard | undefined> {
  if (!['icecast2', 'ffmpeg'].every(isOnThisMachine)) return undefined;
  const icecast = await startIcecast({ mostListeners: listeners });
  pinProcess(cores.server, icecast.pid);
  // Noise, so that a stretch of the stream is found in one place only.
  const source = startSource(icecast.sourceAddress('/antena_1'), 'anoisesrc=amplitude=0.1');
  pinProcess(cores.load, source.pid);
  try {
    await pause(fullBurstMs);
    await crowd.ask('join', `${icecast.url}/antena_1`, listeners);
    const before = cpuSecondsOf(icecast.pid);
    const report = await crowd.ask('listen', seconds, undefined);
    return { ...report, seconds, cpuSeconds: cpuSecondsOf(icecast.pid) - before };
  } finally {
    await source.stop();
    await icecast.stop();
  }
}

function cpuRow(ours: Heard[], theirs: Heard[]): Row {
  if (theirs.length === 0) return absentRow(cpuFigure, cpuGoal, '×', 'no icecast2 or no ffmpeg here');
  const ratios = ours.map(({ cpuSeconds }, index) => cpuSeconds / (theirs[index]?.cpuSeconds ?? Number.NaN));
  const per = (heard: Heard[]) => estimate(heard.map(microseconds)).value.toFixed(0);
  const figure = `${cpuFigure} (${per(ours)} : ${per(theirs)} µs per listener and second)`;
  return row({ figure, measured: estimate(ratios), goal: cpuGoal, unit: '×', digits: 2 });
}

function microseconds({ cpuSeconds, seconds }: Heard): number {
  return (cpuSeconds * 1_000_000) / seconds / listeners;
}

function rowsOf(ours: Heard[], alone: Heard): Row[] {
  const total = (name: 'broken' | 'underruns' | 'lost') => exact(ours.reduce((sum, heard) => sum + heard[name], 0));
  const where = `${listeners} listeners for ${ours.map(({ seconds }) => seconds).join(', ')} s`;
  const count = (what: string, measured: Estimate) => row({ figure: `${what}, ${where}`, measured, goal: none });
  const pages = ours.flatMap(({ pageMs }) => pageMs);
  const figure = `cached home meanwhile, p99 of ${pages.length} (with one listener ${p99(alone.pageMs).toFixed(1)} ms)`;
  return [
    count('listeners with a byte missing or wrong', total('broken')),
    count('listeners who ran out of sound', total('underruns')),
    count('listeners lost', total('lost')),
    row({ figure, measured: exact(p99(pages)), unit: ' ms', digits: 1 }),
  ];
}

function p99(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
