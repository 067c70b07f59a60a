/** The one line an operator reads when the station's own database cannot be had. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError';

  constructor(reason: string, logFile: string, options?: ErrorOptions) {
    super(`PostgreSQL cannot start: ${oneLine(reason)} (log: ${logFile})`, options);
  }
}

/** A refusal whose reason is already a readable sentence; the log file is added on the way out. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

export function toStartError(error: unknown, logFile: string): PostgresStartError {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new PostgresStartError(reason, logFile, { cause: error });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
