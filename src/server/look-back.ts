/** Twice the time between two looks, so that nothing is missed when one comes late. */
const lookBackMs = 150_000;

/** From when on a job that looks for what began or ended by itself must look. */
export function lastLook(now: Date): Date {
  return new Date(now.getTime() - lookBackMs);
}
