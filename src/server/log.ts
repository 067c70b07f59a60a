import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs without personal data: no address, no query string, no header, no body ever goes in. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.email', '*.cookie', '*.authorization'], censor: '[removed]' },
  });
}
