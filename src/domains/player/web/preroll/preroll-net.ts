import { fillMacros } from './preroll-progress.ts';

/** A tag that says nothing leaves the other one time to answer before the listener stops waiting. */
const longestAnswerMs = 4_000;

/** Neither cookies nor a page to refer to travel along: what an advertiser may know stands in the address. */
const discreet: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

export async function getTag(address: string): Promise<string> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error('tag: no answer')), longestAnswerMs);
  try {
    const answer = await fetch(address, { ...discreet, signal: giveUp.signal, cache: 'no-store' });
    if (!answer.ok) throw new Error(`tag: ${answer.status}`);
    return await answer.text();
  } finally {
    clearTimeout(timer);
  }
}

/** Tells whoever wants to know; nobody here waits for it or minds when it fails. */
export function send(addresses: readonly string[] = [], macros: Record<string, string> = {}): void {
  for (const address of addresses) {
    const filled = fillMacros(address, { ...moment(), ...macros });
    fetch(filled, { ...discreet, mode: 'no-cors', keepalive: true }).catch(() => undefined);
  }
}

/** Macros that every address may hold. */
export function moment(): Record<string, string> {
  return {
    TIMESTAMP: new Date().toISOString(),
    CACHEBUSTING: String(Math.floor(Math.random() * 90_000_000) + 10_000_000),
  };
}
