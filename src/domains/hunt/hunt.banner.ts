import { hashHex } from '#kit/hash.ts';
import type { HuntNotice } from './hunt.rules.ts';

export const huntBannerCookie = 'huntBanner';
/**
 * Off: whoever dismisses the banner is shown it again on their next visit, and no cookie is stored for it. On, a cookie remembers
 * which hunt was dismissed until that hunt ends.
 */
export const bannerUsesCookie = false;

/** How the banner keeps what was dismissed; the browser's cookies, or a test's. */
type CookieJar = {
  read(name: string): string | undefined;
  write(name: string, value: string, maxAgeSeconds: number): void;
};

/** What the browser keeps until its tab is closed. */
export type VisitNotes = { read(): string | null; write(value: string): void };

export type BannerMemory = {
  isDismissed(hunt: HuntNotice): boolean;
  dismiss(hunt: HuntNotice): void;
};

/** A hunt of another number, end or message is another hunt. */
const markOf = ({ id, endsAt, message }: HuntNotice) => [hashHex(`hunt ${id}`), endsAt, message].join('|');

type Options = { cookies: CookieJar; visit: VisitNotes; now: () => number; usesCookie?: boolean };

/** What was dismissed stays so for the visit; with the cookie, until the hunt ends. */
export function createBannerMemory({ cookies, visit, now, usesCookie = bannerUsesCookie }: Options): BannerMemory {
  return {
    isDismissed(hunt) {
      const mark = markOf(hunt);
      return visit.read() === mark || (usesCookie && cookies.read(huntBannerCookie) === mark);
    },
    dismiss(hunt) {
      const mark = markOf(hunt);
      visit.write(mark);
      const leftSeconds = Math.floor((Date.parse(hunt.endsAt) - now()) / 1000);
      if (usesCookie && leftSeconds > 0) cookies.write(huntBannerCookie, mark, leftSeconds);
    },
  };
}
