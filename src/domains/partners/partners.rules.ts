/** The host that a partner's link shows, or null when there is no web address to open. */
export function hostOf(link: string): string | null {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return null;
  return new URL(link).host.replace(/^www\./, '');
}
