import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { pdf } from '../../cvs.test-helper.ts';
import { createCvChecker } from './cv-checker.ts';
import { honestCvs } from './honest-cvs.test-helper.ts';
import { hostileCvs } from './hostile-cvs.test-helper.ts';

const log = pino({ level: 'silent' });
const checker = createCvChecker({ log });
const script = new URL('./stuck.worker.fixture.ts', import.meta.url);
const stuck = createCvChecker({ log, script, workers: 1, maxWaiting: 2, timeLimitMs: 1000, memoryLimitMb: 16 });
const fragile = createCvChecker({ log, script, workers: 1, maxWaiting: 9, memoryLimitMb: 16 });
afterAll(() => Promise.all([checker.close(), stuck.close(), fragile.close()]));

/** The longest time that the main thread worked in one go, in its own time: what else the machine does meanwhile is not counted. */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  const turns = (async () => {
    let before = process.threadCpuUsage();
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      const now = process.threadCpuUsage();
      longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1000);
      before = now;
    }
  })();
  await work();
  isOver = true;
  await turns;
  return longest;
}

test('[HOSTILE-02] while hostile files are read, nobody else waits for a tenth of a second', async () => {
  await checker.kindOf(pdf());
  const worst = ['a document that is nothing but beginnings', 'a PDF of brackets', 'a bomb in many pieces'];
  const files = [...hostileCvs.filter(([what]) => worst.includes(what)), ...hostileCvs.slice(-18, -1)].map(
    ([, file]) => file,
  );
  expect(files).toHaveLength(20);
  const longest = await longestTurnMs(async () => {
    expect(await Promise.all(files.map((file) => checker.kindOf(file)))).toEqual(files.map(() => null));
  });
  expect(longest).toBeLessThan(100);
});

test('[HOSTILE-02] what people really send is taken by the readers as well', async () => {
  for (const [what, file, kind] of honestCvs.filter((_, n) => n % 6 === 0)) {
    expect([what, await checker.kindOf(file)]).toEqual([what, kind]);
  }
});

test('[HOSTILE-02] a file that its reader dies of is not taken, and the next one is', async () => {
  const files = [2, 3, 0, 4, 0].map((what) => Buffer.from([what]));
  expect(await Promise.all(files.map((file) => fragile.kindOf(file)))).toEqual([null, null, 'pdf', null, 'pdf']);
});

test('[HOSTILE-02] a file that takes for ever is not taken, and no more wait than there is room for', async () => {
  const [endless, fine] = [Buffer.from([1]), Buffer.from([0])];
  const first = stuck.kindOf(endless);
  const waiting = [stuck.kindOf(fine), stuck.kindOf(fine)];
  await expect(stuck.kindOf(fine)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
  expect(await first).toBeNull();
  expect(await Promise.all(waiting)).toEqual(['pdf', 'pdf']);
});

test('a station that closes leaves no file unanswered', async () => {
  const closing = createCvChecker({ log, script, workers: 1 });
  const answers = [1, 0].map((what) => closing.kindOf(Buffer.from([what])));
  await closing.close();
  expect(await Promise.all(answers)).toEqual([null, null]);
});
