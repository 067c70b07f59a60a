import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';

const sampleMs = 1_000;
const resolutionMs = 10;
const retryAfterSeconds = 2;

/**
 * While the event loop is far behind, new requests are told to come back. It looks at nothing else: reading the memory in
 * use opens a file, which throws when no descriptor is left, and in a timer that would end the process.
 */
export function refuseUnderPressure(app: FastifyInstance, longestDelayMs: number): void {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  let sampledAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Not one sample means that the loop stood still: then this timer is as late as everything else.
    delayMs = Number.isNaN(histogram.mean) ? now - sampledAt - sampleMs : histogram.mean / 1e6 - resolutionMs;
    sampledAt = now;
    histogram.reset();
  }, sampleMs).unref();

  app.addHook('onRequest', (_request, _reply, done) => {
    const isBusy = delayMs > longestDelayMs;
    done(isBusy ? new Refusal(503, 'busy, try again in a moment', { retryAfterSeconds }) : undefined);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
}
