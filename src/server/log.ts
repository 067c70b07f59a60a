import { type Logger, pino } from 'pino';
import { redactError } from './process/redact-error.ts';

export type Log = Logger;

/** Structured logs without personal data: no address, no query string, no header, no body ever goes in. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: redactError },
    redact: { paths: ['*.password', '*.token', '*.email', '*.cookie', '*.authorization'], censor: '[removed]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
