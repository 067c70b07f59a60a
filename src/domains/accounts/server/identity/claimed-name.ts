const longestName = 30;
const shortestName = 2;
/** Whoever brings neither a name nor an address that reads like one. */
const nameless = 'Ouvinte';

/** The name that a provider tells, as the profile keeps it: first name and rest, each within the profile's limits. */
export function claimedName({ name, email }: { name: string; email: string }): { name: string; lastName: string } {
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s.'’-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const [first = '', ...rest] = words;
  const lastName = cut(rest.join(' '));
  const isName = first.length >= shortestName;
  return {
    name: isName ? cut(first) : nameOfAddress(email),
    lastName: isName && lastName.length >= shortestName ? lastName : '',
  };
}

function nameOfAddress(email: string): string {
  const word = cut(email.split('@')[0]?.replace(/[^\p{L}\p{N}]+/gu, ' ') ?? '');
  return word.length >= shortestName ? word : nameless;
}

function cut(text: string): string {
  return [...text].slice(0, longestName).join('').trim();
}
