import { withoutEndSlashes } from '#kit/drop-end.ts';

const longestPath = 300;

/** The path that a link had on the old site; empty for the front page, for addresses that are only a query, and for other sites. */
export function oldPathOf(link: string, site: string): string {
  if (!URL.canParse(link)) return '';
  const { origin, pathname, search } = new URL(link);
  const isOwn = origin.replace(/^https?:/, '') === site.replace(/^https?:/, '');
  const path = withoutEndSlashes(readable(pathname));
  return isOwn && search === '' && path.length > 1 && path.length <= longestPath && !path.includes('//') ? path : '';
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
