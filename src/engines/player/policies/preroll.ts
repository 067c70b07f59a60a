import type { Ad } from '../player-state.ts';

export type AdAudience = { consent: { marketing: boolean; statistics: boolean }; isPro: boolean };

export function mayPlayPreroll({ consent, isPro }: AdAudience): boolean {
  return consent.marketing && !isPro;
}

export function mayShowBanners({ consent, isPro }: AdAudience): boolean {
  return (consent.marketing || consent.statistics) && !isPro;
}

/** Without a login at mount; with one only on the first play, when it is known who is PRO. */
export function adsBegin(jwt: string | null): 'at-mount' | 'on-play' {
  return jwt === null ? 'at-mount' : 'on-play';
}

export function adUserId(userId: number | string): string {
  return `a1_${userId}`;
}

/** Whether an ad tag's reply is whole XML with an advertisement in it; comments and character data are no elements. */
export function hasAdElement(reply: string): boolean {
  const xml = reply.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, '').trim();
  const root = /^<([A-Za-z_][\w:.-]*)[\s>]/.exec(xml)?.[1];
  if (!root || /^html$/i.test(root) || !xml.endsWith(`</${root}>`)) return false;
  return /<Ad[\s/>]/i.test(xml);
}

type Options = {
  audience: () => AdAudience;
  /** Ad tag addresses in the order in which they are asked: the ad manager, then the target-spot one. */
  tags: () => readonly string[];
  get: (address: string) => Promise<string>;
  /** The advertisement that a reply describes, if it can be played. */
  read: (xml: string) => Promise<Ad | null>;
  onError: (reason: string) => void;
};

export type Preroll = { isDue(): boolean; load(): Promise<Ad | null> };

/** Asks once per page load, early or on the first play; consent and PRO are looked at again at every play. */
export function createPreroll({ audience, tags, get, read, onError }: Options): Preroll {
  let answer: Promise<Ad | null> | undefined;
  let isEmpty = false;

  async function ask(): Promise<Ad | null> {
    for (const tag of tags()) {
      try {
        const reply = await get(tag);
        const ad = hasAdElement(reply) ? await read(reply) : null;
        if (ad) return ad;
      } catch (error) {
        onError(error instanceof Error ? error.message : String(error));
      }
    }
    isEmpty = true;
    return null;
  }

  return {
    isDue: () => !isEmpty && mayPlayPreroll(audience()),
    load() {
      answer ??= ask();
      return answer;
    },
  };
}
