const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/i;
const domainLabel = /^[a-z0-9-]{1,63}$/i;

/**
 * The shape of an address that mail can be sent to: one @, a domain with a dot. Spaces around it are refused, so trim
 * first. Only a mail that arrives proves that the address exists.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  if (!localPart.test(local) || local.split('.').includes('')) return false;
  const labels = domain.split('.');
  const tld = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z]/i.test(tld) && tld.length > 1 && labels.every(isLabel);
}

function isLabel(label: string): boolean {
  return domainLabel.test(label) && !label.startsWith('-') && !label.endsWith('-');
}
