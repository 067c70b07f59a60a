import { browserCookie, cookieText, isSecurePage, setBrowserCookie } from './cookies.ts';

export const browserHashCookie = 'a1_browserHash';
const sessionHashKey = 'a1_sessionHash';
const tenYearsSeconds = 10 * 365 * 86_400;
const wellFormed = /^[a-z0-9-]{16,64}$/;

let session: string | undefined;

/** Stands for this visit and for nobody: it ends with the tab. A browser without storage has one per page load. */
export function sessionHash(): string {
  session ??= rememberedSession() ?? newSession();
  return session;
}

/** The browser's own mark. It exists only after the visitor answered the cookie bar. */
export function browserHash(): string | null {
  const value = browserCookie(browserHashCookie);
  return value && wellFormed.test(value) ? value : null;
}

/** To be called once the visitor has chosen, whatever they chose, and never before. */
export function keepBrowserHash(): string {
  const hash = browserHash() ?? randomHash();
  setBrowserCookie(cookieText(browserHashCookie, hash, { maxAgeSeconds: tenYearsSeconds, secure: isSecurePage() }));
  return hash;
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
