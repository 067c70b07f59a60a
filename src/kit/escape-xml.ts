import { escapeHtml } from './escape-html.ts';

/** What XML 1.0 cannot hold in any form, lone halves of a pair among it: one of them makes a whole document unreadable. */
const unspeakable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Safe as text of an XML element and inside a quoted attribute. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(unspeakable, ''));
}
