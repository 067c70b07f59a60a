export type BackoffPolicy = {
  baseMs: number;
  capMs: number;
  /** 1 keeps the same delay for ever; 2, the default, doubles it. */
  factor?: number;
  /** The share of a delay that chance may take away, 0 (the default) to 1, so that not everybody returns at once. */
  jitter?: number;
};

/** How long to wait before retry number `attempt`, counted from 1. */
export function backoffDelayMs(attempt: number, policy: BackoffPolicy, random: () => number = Math.random): number {
  const { baseMs, capMs, factor = 2, jitter = 0 } = policy;
  const full = Math.min(capMs, baseMs * factor ** (attempt - 1));
  return Math.round(full * (1 - jitter * random()));
}
