const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const special = /[&<>"']/;

/** Safe as element text and inside a quoted attribute. Not safe in a script, a style or an unquoted attribute. */
export function escapeHtml(text: string): string {
  // Hardly any text has one, and looking alone takes half the time.
  if (!special.test(text)) return text;
  return text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
}
