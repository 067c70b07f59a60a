/**
 * Addresses in documents, as Windows and browsers understand them: numbers for letters are letters, signs that nobody sees do
 * not count, and a backslash is a slash.
 */
function plain(target: string): string {
  return shown(target).replaceAll('\\', '/').toLowerCase();
}

function shown(target: string): string {
  return decoded(decoded(target)).replace(/[\p{Cc}\p{Cf}\s]/gu, '');
}

function decoded(target: string): string {
  return target.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const onDisk = /^(?:(?:file:(?:\/\/localhost\/|\/\/\/|\/)|\/)(?!\/))?(?:[a-z][:|]\/?)?(?!\/)[^:?*|<>"]*$/;

/** A file of one's own disk. A share counts as outside: opening it sends the reader's name and password hash along. */
export function isOnDisk(target: string): boolean {
  // Slashes of both kinds after another are a disk for one reader and a share for the next.
  return onDisk.test(plain(target)) && !/^file:\/*\\/i.test(shown(target));
}

const withScheme = /^[a-z][a-z0-9+.-]+:/;

/** Leads to another computer, or says so. */
export function leadsOutside(target: string): boolean {
  const address = plain(target);
  return address.startsWith('//') || withScheme.test(address);
}

/** What starts a program, a script or a search on the reader's computer, instead of a page or a mail. */
const acting =
  /^(?:javascript|vbscript|data|mhtml|its|mk|jar|shell|search|search-ms|smb|res|view-source|ms-[a-z0-9+.-]*):/;

/** Goes where a click may go: the web, the post, the telephone, a place in the document, a file on the own disk. */
export function isHarmlessLink(target: string): boolean {
  const address = plain(target);
  if (address.startsWith('//') || acting.test(address)) return false;
  return !address.startsWith('file:') || isOnDisk(target);
}
