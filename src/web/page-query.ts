/** How a page reads one parameter of its address. */
export type QueryRule = {
  /** The value as the page knows it, or undefined: then the page is the same as without the parameter. */
  read(value: string): string | undefined;
  /** Anybody can make up as many values as they like, and each gives a page. Such pages are kept apart, in a small space. */
  isOpen?: boolean;
};

/** All that a page reads of its query, by name. Whatever is not named here neither reaches `load` nor makes another copy of the page. */
export type PageQuery = Readonly<Record<string, QueryRule>>;

export function oneOf(values: readonly string[]): QueryRule {
  return { read: (value) => (values.includes(value) ? value : undefined) };
}

/** There or not, whatever it says. */
export const isThere: QueryRule = { read: () => '1' };

const slugForm = /^[\p{L}\p{N}][\p{L}\p{N}._~+-]{0,199}$/u;

const slugOfNothing = '-';

/**
 * The name of something that the page looks up; it answers 404 where there is none, so nobody can make up a page. What cannot be
 * a name at all is one and the same: that of nothing.
 */
export const slugOfSomething: QueryRule = {
  read(value) {
    if (value === '') return undefined;
    return slugForm.test(value) ? value : slugOfNothing;
  },
};

const furthestPage = 5_000;

/** A page of a list, from the second on: the first one is the list without a number. */
export const pageNumber: QueryRule = {
  isOpen: true,
  read(value) {
    const number = Number.parseInt(value, 10);
    return number > 1 ? String(Math.min(furthestPage, number)) : undefined;
  },
};

/** What `pageNumber` read, as a number. */
export function pageNumberIn(query: URLSearchParams, name = 'pagina'): number {
  return Number(query.get(name) ?? 1);
}

/** Words that somebody typed. */
export function freeText(longest: number): QueryRule {
  const read = (value: string) => {
    const text = value.replace(/\p{Cc}+/gu, ' ').trim();
    return text.slice(0, longest).toWellFormed().trim() || undefined;
  };
  return { isOpen: true, read };
}

/** What an answer before said, handed back as it is. */
export function cursor(form: RegExp): QueryRule {
  return { isOpen: true, read: (value) => (form.test(value) ? value : undefined) };
}

/** What the page knows of a query, in the page's own order: one way to write each page's address. */
export function knownQuery(rules: PageQuery, given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, rule] of Object.entries(rules)) {
    const value = given.get(name);
    const read = value === null ? undefined : rule.read(value);
    if (read !== undefined) known.set(name, read);
  }
  return known;
}

export function isOpenQuery(rules: PageQuery, known: URLSearchParams): boolean {
  return Object.entries(rules).some(([name, { isOpen }]) => isOpen === true && known.has(name));
}
