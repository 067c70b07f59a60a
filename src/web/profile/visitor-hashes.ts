import { browserCookie } from './cookies.ts';

export const browserHashCookie = 'a1_browserHash';
const sessionHashKey = 'a1_sessionHash';
const wellFormed = /^[a-z0-9-]{16,64}$/;
/** A hash and the station's signature under it. One that a browser made for itself, as in earlier days, is none. */
const signed = /^([0-9a-f]{32})\.[\w-]{27}$/;

let session: string | undefined;

/** Stands for this visit and for nobody: it ends with the tab. A browser without storage has one per page load. */
export function sessionHash(): string {
  session ??= rememberedSession() ?? newSession();
  return session;
}

/** The browser's own mark. The station sets it, and only after the visitor answered the cookie bar. */
export function browserHash(): string | null {
  return signed.exec(browserCookie(browserHashCookie) ?? '')?.[1] ?? null;
}

function rememberedSession(): string | undefined {
  try {
    const value = sessionStorage.getItem(sessionHashKey);
    return value && wellFormed.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function newSession(): string {
  const hash = randomHash();
  try {
    sessionStorage.setItem(sessionHashKey, hash);
  } catch {
    // Without storage the hash lives as long as the page.
  }
  return hash;
}

/** `crypto.randomUUID` is missing where the page is not served over https; this is not. */
function randomHash(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
