/** The value of a cookie out of `document.cookie`, or `undefined`. A value that is not well encoded counts as absent. */
export function readCookie(name: string, all: string): string | undefined {
  for (const pair of all.split(';')) {
    const cut = pair.indexOf('=');
    if (cut < 0 || pair.slice(0, cut).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(cut + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

type Life = { maxAgeSeconds: number; secure: boolean };

/** What `document.cookie` is set to: for the whole site, never sent along by other sites' forms and frames. */
export function cookieText(name: string, value: string, { maxAgeSeconds, secure }: Life): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Max-Age=${maxAgeSeconds}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

export function browserCookie(name: string): string | undefined {
  return readCookie(name, document.cookie);
}

export function isSecurePage(): boolean {
  return location.protocol === 'https:';
}

/** `text` comes from `cookieText`; a life of 0 seconds takes the cookie away. */
export function setBrowserCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in part of the browsers we serve.
  document.cookie = text;
}
