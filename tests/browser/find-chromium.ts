import { existsSync } from 'node:fs';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const headlessShell = '/usr/bin/chromium-headless-shell';

/** What visitors have, for figures; or, where it is not, what the tests run on. None where only Playwright's own is. */
export function findChromium(): string | undefined {
  return firstThere([process.env.CHROMIUM, ...whole, headlessShell]);
}

/** The same engine without a window around it, which takes less than half the processor's time for a page. */
export function findHeadlessShell(): string | undefined {
  return firstThere([process.env.CHROMIUM, headlessShell, ...whole]);
}

function firstThere(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
