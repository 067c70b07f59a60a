import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The system's own Chromium, or the one that Playwright downloaded where there is none. */
export function findChromium(): string | undefined {
  return firstThere([process.env.CHROMIUM, ...places]);
}

/** The same engine without a window around it, which takes less than half the processor's time for a page. */
export function findHeadlessShell(): string | undefined {
  return firstThere([process.env.CHROMIUM, '/usr/bin/chromium-headless-shell']) ?? findChromium();
}

function firstThere(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
