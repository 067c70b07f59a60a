export const huntPath = '/caca-ao-tesouro';
/** Where the hunt begins. The page is all player: nothing of the hunt lies over it. */
export const listenPath = '/ascolta-la-radio';
export const huntTabs = ['inizio', 'regulamento', 'premios'] as const;
export type HuntTab = (typeof huntTabs)[number];

/** The first tab has the bare address; what nobody knows is the first tab. */
export const huntTabPath = (tab: HuntTab) => (tab === 'inizio' ? huntPath : `${huntPath}?aba=${tab}`);
export const huntTabOf = (asked: string | null): HuntTab => huntTabs.find((tab) => tab === asked) ?? 'inizio';

/** How long a prize waits for the click on its chest before it is free again. */
export const reservationMs = 24 * 3_600_000;
/** So long after a page view the next one of the same person may count: nobody looks at pages faster than that. */
export const viewPaceMs = 3_000;
/** In it a page view shows the token of its page: the body stays empty. */
export const pageTokenHeader = 'a1-page-token';
/** How old what the browser knows of the hunt may be. */
export const huntInfoLifeMs = 30 * 60_000;
export const shakeEveryMs = 3_000;
export const shareIconSize = 28;

const shareChannels = ['facebook', 'twitter', 'whatsapp'] as const;
/** `closed`: whoever won shared it nowhere. */
export const shareSituations = [...shareChannels, 'closed'] as const;
export type ShareSituation = (typeof shareSituations)[number];

export type BottleLevel = 0 | 1 | 2 | 3 | 4;

/** How full the bottle is drawn. As long as one prize is left it is not empty; only when all are left is it full. */
export function bottleLevel(remaining: number, total: number): BottleLevel {
  if (total <= 0) return 0;
  return Math.min(4, Math.max(0, Math.ceil((remaining / total) * 4))) as BottleLevel;
}

/** Who takes part: whoever is signed in and has filled in everything. */
export function canPlay(user: { registrationComplete: boolean } | null): boolean {
  return user?.registrationComplete === true;
}

/** An answer that holds no prize, in whichever of the ways in which nothing is said. */
export function isEmpty(data: unknown): boolean {
  if (data === null || data === undefined || data === '' || data === false) return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

/** What the banner says of the hunt that is on. */
export type HuntNotice = { id: number; endsAt: string; message: string };

/** What a winner may tell their friends. The station's name becomes a hashtag without what no hashtag may hold. */
export function shareText(prize: string, stationName: string): string {
  const stationTag = stationName.replace(/[^\p{L}\p{N}]/gu, '');
  return `Ganhei ${prize} na caça ao tesouro da ${stationName}! #CaçaAoTesouro #${stationTag}`;
}
