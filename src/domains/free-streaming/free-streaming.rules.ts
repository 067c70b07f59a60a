import { isCnpj } from '#kit/cnpj.ts';
import { isEmail } from '#kit/email.ts';
import { freeStreamingMessages as messages } from './free-streaming.messages.ts';

/** What a station that asks for free streaming tells, in the order in which it is checked. */
export const requestFields = [
  'company',
  'tradeName',
  'cnpj',
  'page',
  'nameOwner',
  'emailOwner',
  'phone',
  'band',
  'frequency',
  'power',
  'state',
  'city',
] as const;
export type RequestField = (typeof requestFields)[number];
export type FreeStreamingRequest = Record<RequestField, string>;

export const longestText = 50;

const within = (min: number, max: number) => (text: string) => text.length >= min && text.length <= max;
const emptyOr = (isGood: (text: string) => boolean) => (text: string) => text === '' || isGood(text);

const checks: Record<RequestField, (text: string) => boolean> = {
  company: within(1, longestText),
  tradeName: within(1, longestText),
  cnpj: emptyOr(isCnpj),
  page: within(1, longestText),
  nameOwner: within(3, 30),
  emailOwner: (text) => text.length <= 40 && isEmail(text),
  // As the form's mask writes it: 14 or 15 characters, and the digits where they belong.
  phone: emptyOr((text) => /^\(\d{2}\) \d{4,5}-\d{4}$/.test(text)),
  band: within(1, longestText),
  frequency: within(1, longestText),
  power: within(1, longestText),
  state: within(1, longestText),
  city: within(1, longestText),
};

/** What may be left out; given, it must still be right. */
export function isOptional(field: RequestField): boolean {
  return checks[field]('');
}

/** The first field that fails and what to say about it, or null. Surrounding blanks do not count. */
export function firstProblem(request: FreeStreamingRequest): { field: RequestField; message: string } | null {
  const field = requestFields.find((name) => !checks[name](request[name].trim()));
  return field ? { field, message: messages.problems[field] } : null;
}
