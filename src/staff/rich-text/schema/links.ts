import { Link } from '@tiptap/extension-link';
import { writtenSchemes } from '#contract/written-html.ts';

const scheme = /^([a-z][a-z0-9+.-]*):/i;

/** Whether a link may lead there: into the house, or out by a scheme that the sanitiser knows. */
export function isLinkAddress(href: string): boolean {
  // What a browser leaves out of an address when it reads it must not hide a scheme from us.
  const bare = Array.from(href)
    .filter((sign) => sign > ' ')
    .join('');
  if (bare === '' || bare.startsWith('//') || bare.includes('\\')) return false;
  const named = scheme.exec(bare)?.[1];
  return named === undefined ? /^[/#?]/.test(bare) : writtenSchemes.includes(named.toLowerCase());
}

/** Where a link opens and what it tells is the sanitiser's business: here it is an address and a title. */
export const WrittenLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isLinkAddress(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes: { href, title } }) => ['a', { href, title }, 0],
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  defaultProtocol: 'https',
  isAllowedUri: (address) => isLinkAddress(address),
  shouldAutoLink: (address) => /^https?:\/\//i.test(address),
});
