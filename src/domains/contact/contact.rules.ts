import { isEmail } from '#kit/email.ts';
import { contactMessages as messages } from './contact.messages.ts';

/** In the order in which the form asks. */
export const contactFields = ['categoryId', 'name', 'email', 'phone', 'city', 'region', 'text'] as const;
export type ContactField = (typeof contactFields)[number];
type TextField = Exclude<ContactField, 'categoryId'>;

/** What is written into the form; `categoryId` 0 means that no subject is chosen yet. */
export type ContactForm = Record<TextField, string> & { categoryId: number };
/** `userId` is null for a visitor. */
export type ContactMessage = ContactForm & { userId: number | null };

export const noSubject = 0;
export const subjectIds = [1, 2, 3, 4, 5, 6, 7] as const;
export type SubjectId = (typeof subjectIds)[number];

export function isSubject(id: number): id is SubjectId {
  return subjectIds.some((one) => one === id);
}

export const longest = { name: 30, email: 50, city: 30, text: 1000 } as const;

const within = (min: number, max: number) => (text: string) => text.length >= min && text.length <= max;
const emptyOr = (isGood: (text: string) => boolean) => (text: string) => text === '' || isGood(text);

const checks: Record<TextField, (text: string) => boolean> = {
  name: (text) => within(3, longest.name)(text) && /^[\p{L}\p{M} ]+$/u.test(text),
  email: (text) => text.length <= longest.email && isEmail(text),
  phone: emptyOr(within(13, 15)),
  city: emptyOr(within(3, longest.city)),
  region: emptyOr(within(2, 2)),
  text: within(3, longest.text),
};

/** Whether what stands in a field is right as far as it goes; some may be empty. Surrounding blanks do not count. */
export function isAcceptable(form: ContactForm, field: ContactField): boolean {
  return field === 'categoryId' ? isSubject(form.categoryId) : checks[field](form[field].trim());
}

/** Right and not empty: nothing is sent before every field is. */
export function isReady(form: ContactForm, field: ContactField): boolean {
  return !isEmpty(form, field) && isAcceptable(form, field);
}

function isEmpty(form: ContactForm, field: ContactField): boolean {
  return field === 'categoryId' ? form.categoryId === noSubject : form[field].trim() === '';
}

/** Why a message cannot be sent: the first field that is in its way and what to say, or null. */
export function firstProblem(form: ContactForm): { field: ContactField; message: string } | null {
  const field = contactFields.find((one) => !isReady(form, one));
  if (!field) return null;
  return { field, message: isEmpty(form, field) ? messages.fillAll : messages.problems[field] };
}

/** By this name an address presets a subject: /contatto?assunto=comercial. */
export const presets = { comercial: 2 } as const satisfies Record<string, SubjectId>;
export type Preset = keyof typeof presets;

export function presetOf(name: string | null): Preset | null {
  return name !== null && Object.hasOwn(presets, name) ? (name as Preset) : null;
}

/** A person's name as the form takes it: whatever is neither letter nor space gives way, and a long one is cut at a word. */
export function formName(name: string, lastName: string): string {
  const words = `${name} ${lastName}`.match(/[\p{L}\p{M}]+/gu) ?? [];
  let whole = '';
  for (const word of words) {
    const longer = whole ? `${whole} ${word}` : word;
    if (longer.length > longest.name) break;
    whole = longer;
  }
  return whole;
}
