import { createPath, type DataRouter } from 'react-router';
import { loadPage } from './load-page.ts';
import { pageRoutes } from './routes.ts';
import { elementOfHash } from './scroll/element-of-hash.ts';
import { showNotImplemented } from './toasts/toasts.ts';

type Router = Pick<DataRouter, 'match' | 'navigate' | 'state'>;

/** The address of what the station plans but has not built: it leads nowhere and says so. */
const plannedAddress = '/#';

/**
 * One listener for every link of the document, whoever wrote it, an editor's in an article too: what leads to a page of ours is
 * followed without leaving the document, so the radio plays on. The page's code sets out as soon as somebody seems to want it.
 */
export function interceptLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event) || opensElsewhere(link)) return;
    const address = addressOf(link);
    if (address === plannedAddress) {
      event.preventDefault();
      showNotImplemented();
    } else if (!isForTheKeyboard(link) && pageOf(router, link)) {
      event.preventDefault();
      void router.navigate(address, { replace: address === createPath(router.state.location) });
    }
  });
  let wanted: HTMLAnchorElement | undefined;
  const fetchWanted = (event: Event) => {
    const link = linkOf(event);
    if (!link || link === wanted) return;
    wanted = link;
    const page = opensElsewhere(link) ? undefined : pageOf(router, link);
    // A failure is silent: the click itself will try again and say so.
    if (page) loadPage(page).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, fetchWanted, { passive: true });
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function opensElsewhere(link: HTMLAnchorElement): boolean {
  const isInPlace = link.target === '' || link.target === '_self';
  return !isInPlace || link.origin !== location.origin || link.hasAttribute('download');
}

function addressOf({ href, origin }: HTMLAnchorElement): string {
  return href.slice(origin.length);
}

/** A place that can have the focus, like the page's content for those who skip its header: the browser takes them there at once. */
function isForTheKeyboard({ hash, pathname, search }: HTMLAnchorElement): boolean {
  if (hash === '' || pathname !== location.pathname || search !== location.search) return false;
  return elementOfHash(hash)?.hasAttribute('tabindex') ?? false;
}

/** The page behind a link; files and what the server alone knows are none. */
function pageOf(router: Router, { pathname }: HTMLAnchorElement) {
  if (/\.\w+$/.test(pathname)) return undefined;
  const id = router.match(pathname)?.at(-1)?.route.id;
  return id === '*' ? undefined : pageRoutes.find(({ path }) => path === id);
}
