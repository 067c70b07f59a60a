import { slugify } from '#kit/slug.ts';

/** The host that a partner's link shows, or null when there is no web address to open. */
export function hostOf(link: string): string | null {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return null;
  return new URL(link).host.replace(/^www\./, '');
}

/** Where a partner stands on the partners' page. */
export const partnerAnchor = (name: string) => slugify(name);
