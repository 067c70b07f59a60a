import { captureEarlyPresses } from './early/capture-early-presses.ts';
import './styles/main.css';

/**
 * The secrets of a mailed link leave address and history before anything else runs, so that nothing of the page can send
 * them on: no counter, no request, no shared address. The profile modal takes them from memory.
 */
function takeSecrets(): void {
  const query = new URLSearchParams(location.search);
  if (query.get('profile') !== 'true') return;
  window.profileLinkSearch = location.search;
  for (const name of ['userId', 'code', 'token']) query.delete(name);
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
}
takeSecrets();

/**
 * The place that the address names is scrolled to once, by our own rule (scroll/use-scroll-place.ts). Until the document is
 * read to its end the browser does not learn of it, or it would jump there first.
 */
function holdHash(): () => void {
  const { hash, pathname, search } = location;
  if (!hash) return () => undefined;
  history.replaceState(history.state, '', pathname + search);
  return () => history.replaceState(history.state, '', pathname + search + hash);
}
const giveHashBack = holdHash();

/**
 * The dark mode of a PRO listener is there before the first paint. Who is here is not known yet, only that somebody is
 * signed in: if they are not PRO, it falls with the answer (see domains/pro/theme.rules.ts for the key).
 */
function wearDark(): void {
  if (!document.cookie.includes('a1_signed_in=')) return;
  const kept = localStorage.getItem('theme');
  const isDark = kept === 'night' || (kept === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) document.documentElement.dataset.dark = 'true';
}

try {
  wearDark();
} catch {
  // A browser that forbids storage keeps no choice.
}

captureEarlyPresses();

/** Where a browser does not tell when it has drawn. */
const patienceMs = 2_000;

/** The page is whole without its code: it is drawn first, and hydrated after that. */
function whenDrawn(act: () => void): void {
  // A page that nobody looks at draws nothing.
  if (document.visibilityState === 'hidden') {
    act();
    return;
  }
  const drawn = new PerformanceObserver(finish);
  const timer = setTimeout(finish, patienceMs);
  function finish(): void {
    drawn.disconnect();
    clearTimeout(timer);
    act();
  }
  drawn.observe({ type: 'paint', buffered: true });
}

/**
 * The document names the files, so that none of them waits to be found in another. This one knows none of them. Each sets out
 * in a task of its own: all at once they would hold up whoever touches the page right after it is drawn.
 */
whenDrawn(() => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')];
  const { port1, port2 } = new MessageChannel();
  let isGivenBack = false;
  port1.onmessage = () => {
    if (!isGivenBack) giveHashBack();
    isGivenBack = true;
    const link = links.shift();
    if (!link) return;
    link.rel = 'modulepreload';
    if ('hydrate' in link.dataset) start(link.href);
    port2.postMessage(null);
  };
  port2.postMessage(null);
});

/** Doubled with each attempt: files that a newer version took away never come. */
const firstRetryMs = 10_000;

function start(src: string, retryMs = firstRetryMs): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = src;
  script.onerror = () => startLater(src, retryMs);
  document.head.append(script);
}

/** A line that fell, or a station that just restarts, leaves a page to read; it is hydrated when its script can be had. */
function startLater(src: string, retryMs: number): void {
  const again = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    start(src, retryMs * 2);
  };
  const timer = setTimeout(again, retryMs);
  addEventListener('online', again);
}
