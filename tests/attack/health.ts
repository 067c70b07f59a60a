import { request } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const everyMs = 50;

export type Health = { stop(): Promise<{ asked: number; slowestMs: number; failed: number }> };

/** Asks /healthz again and again from a thread of its own, so that the attacker's own work does not count as the station's. */
export function watchHealth(url: string): Health {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage('stop');
      }),
  };
}

if (parentPort && workerData?.url) watch(parentPort, `${workerData.url}/healthz`);

function watch(port: NonNullable<typeof parentPort>, address: string): void {
  const seen = { asked: 0, slowestMs: 0, failed: 0 };
  const ask = () => {
    const from = performance.now();
    const sent = request(address, (response) => {
      response.resume();
      response.on('end', () => {
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - from);
        if (response.statusCode !== 200) seen.failed += 1;
      });
    });
    sent.on('error', () => {
      seen.failed += 1;
    });
    sent.end();
    seen.asked += 1;
  };
  const timer = setInterval(ask, everyMs);
  port.once('message', () => {
    clearInterval(timer);
    port.postMessage(seen);
    port.close();
  });
}
