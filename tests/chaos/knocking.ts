import { setTimeout as pause } from 'node:timers/promises';
import { afterwards } from '../afterwards.ts';
import { revealing } from '../revealing.ts';

const everyMs = 100;
const pages = [
  '/chi-siamo',
  '/programacao',
  '/cerca?q=onda',
  '/api/v1/getArtists/',
  '/api/v1/aovivo/getMetaHistory/antena_1',
];

/** Somebody at the door who asks for a page, its files or an answer again and again, and notes what is no good answer. */
export function startKnocking(urls: () => readonly string[]) {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let isOver = false;

  async function ask(path: string, url = urls()[0] ?? ''): Promise<string> {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
    const text = (await answer?.text().catch(() => undefined)) ?? '';
    const status = answer?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const isTold = status === 503 && answer?.headers.get('retry-after');
    // Who was killed meanwhile owes no answer.
    if (status !== 200 && !isTold && urls().includes(url)) faults.push(`${status} ${path}`);
    // A script's own words are no news of a fault.
    const found = path.startsWith('/assets/') && status === 200 ? null : revealing.exec(text);
    if (found) faults.push(`${path} shows ${found[0]}`);
    return text;
  }

  /** A page with all that it names. */
  async function openPage(path: string): Promise<void> {
    const html = await ask(path);
    for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) await ask(address);
  }

  const knocking = (async () => {
    for (let turn = 0; !isOver; turn++, await pause(everyMs)) {
      const all = urls();
      await ask(pages[turn % pages.length] ?? '/', all[Math.floor(turn / pages.length) % all.length]);
    }
  })();
  const stop = async () => {
    isOver = true;
    await knocking;
    return { statuses, faults };
  };
  afterwards(stop);
  return { openPage, stop };
}
