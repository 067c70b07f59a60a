import { createHmac, timingSafeEqual } from 'node:crypto';

export type PageStamps = {
  /** What the HTML of a page carries: the same for everybody, another one every half hour. */
  issue(path: string): string;
  /** Whether somebody shows what stands in the HTML of this page, as it was sent within the last hour. */
  isLoaded(path: string, stamp: string): boolean;
};

const slotMs = 30 * 60_000;

/** By its stamp a page shows that it was loaded: nobody can name it who has not fetched the page of late. */
export function createPageStamps(secret: string, now: () => number): PageStamps {
  const stampOf = (path: string, slot: number) =>
    `${slot.toString(36)}.${createHmac('sha256', secret).update(`page ${path} ${slot}`).digest('base64url').slice(0, 16)}`;
  const slotOf = (instant: number) => Math.floor(instant / slotMs);
  return {
    issue: (path) => stampOf(path, slotOf(now())),
    isLoaded(path, stamp) {
      const given = Buffer.from(stamp);
      const slots = [slotOf(now()), slotOf(now()) - 1];
      return slots.some((slot) => {
        const expected = Buffer.from(stampOf(path, slot));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
