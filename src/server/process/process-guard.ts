import { answerBarely, answerUnderWay } from '../http/request-guard.ts';
import type { Log } from '../log.ts';

/** The system's own refusals: no descriptor is free, or a connection went. They leave nothing half done. */
const passing = new Set(['EMFILE', 'ENFILE', 'ECONNRESET', 'EPIPE']);
const longestEndMs = 10_000;

/**
 * What nobody caught (docs/decisions/023). In the course of a request it is that request's fault: its answer fails, everybody
 * else's goes on. Outside of any request nobody knows what state it left behind: the process ends, in order, to be started anew.
 * A promise that nobody waited for has stopped nobody's work in the middle, and is logged.
 */
export function guardProcess(log: Log, headers: Record<string, string>): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    const answer = answerUnderWay.getStore();
    if (answer) {
      log.fatal({ err: error }, 'a request threw where nobody catches');
      answerBarely(answer, 500, 'internal error', headers);
    } else if (passing.has(error?.code ?? '')) {
      log.fatal({ err: error }, 'the system refused something that nobody waited for');
    } else {
      log.fatal({ err: error }, 'something threw outside of any request: the process ends');
      giveUp();
    }
  });
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'a promise was rejected and nobody waited for it');
    const answer = answerUnderWay.getStore();
    if (answer && !answer.writableEnded) answerBarely(answer, 500, 'internal error', headers);
  });
}

/** As if told to stop, so that nothing under way is cut off; but never for longer than a supervisor would wait. */
function giveUp(): void {
  process.exitCode = 1;
  setTimeout(() => process.exit(1), longestEndMs).unref();
  process.kill(process.pid, 'SIGTERM');
}
