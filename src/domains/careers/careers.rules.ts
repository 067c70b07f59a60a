import { isEmail } from '#kit/email.ts';

/** What somebody who wants to work here writes. */
export const applicationFields = ['name', 'lastName', 'email', 'phone', 'position', 'aboutYou'] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type ApplicationText = Record<ApplicationField, string>;

export const limits: Record<ApplicationField, { min: number; max: number }> = {
  name: { min: 3, max: 20 },
  lastName: { min: 3, max: 30 },
  email: { min: 0, max: 30 },
  /** With the signs of its mask. */
  phone: { min: 13, max: 15 },
  position: { min: 3, max: 50 },
  aboutYou: { min: 3, max: 1000 },
};

const isPersonName = (text: string) => /^[\p{L}\p{M} ]+$/u.test(text);
const isOneLine = (text: string) => /^\P{Cc}*$/u.test(text);

const shapes: Record<ApplicationField, (text: string) => boolean> = {
  name: isPersonName,
  lastName: isPersonName,
  email: isEmail,
  phone: (text) => /^[\d ()+-]+$/.test(text),
  position: isOneLine,
  aboutYou: (text) => /^[\t\n\r\P{Cc}]*$/u.test(text),
};

/** Surrounding blanks do not count, an accent written as a sign of its own neither. */
export function isGood(field: ApplicationField, text: string): boolean {
  const told = text.trim().normalize('NFC');
  const { min, max } = limits[field];
  return told.length >= min && told.length <= max && shapes[field](told);
}

/** A file must be attached; whether it is a good one is seen when it arrives. */
export function isComplete(text: ApplicationText, hasFile: boolean): boolean {
  return hasFile && applicationFields.every((field) => isGood(field, text[field]));
}

/** Three digits of area code in brackets, then six to eight. */
export function areaPhoneMask(raw: string): string {
  return raw.replace(/\D/g, '').length > 10 ? '(999) 9999-9999' : '(999) 999-9999';
}

export const mostCvBytes = 5 * 1024 * 1024;
export type FileProblem = 'file too large' | 'file not accepted';

/** How much of a file tells its kind. */
export const headBytes = 64;

/** What can be said of a file as soon as it is chosen, by its size and its first bytes: the rest is seen when it arrives. */
export function fileProblem(size: number, head: Uint8Array): FileProblem | null {
  if (size > mostCvBytes) return 'file too large';
  const text = String.fromCharCode(...head);
  return /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/.test(text) || text.startsWith('PK\x03\x04') ? null : 'file not accepted';
}

/** Where CVs are uploaded: below the media host, as the specification has it. What is uploaded there is never shown there. */
export const uploadPath = '/media/upload';

export function curriculumAddress(host: string, fileName: string): string {
  return `${host}${fileName}`;
}

/** The file that an address names, or null for an address that is none of ours. */
export function fileNameIn(address: string, host: string): string | null {
  if (!address.startsWith(host)) return null;
  const fileName = address.slice(host.length);
  return /^[0-9a-f]{32}\.(?:pdf|docx)$/.test(fileName) ? fileName : null;
}
