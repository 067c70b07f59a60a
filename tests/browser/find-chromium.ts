import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The system's own Chromium, or the one that Playwright downloaded where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...places].find((path): path is string => Boolean(path) && existsSync(path as string));
}
