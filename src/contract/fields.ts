import { z } from 'zod';
import { mended, oneLine, severalLines } from './outside-text.ts';
import { visitHeader } from './visit-header.ts';

/** One form per text (NFC), so that what looks the same is the same: a name in the search, an address, a password. */
const text = () => z.string().normalize('NFC');

/** A whole number that may arrive as text (paths and query strings are text). */
export function wholeNumber({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) {
  const fromText = oneLine(text())
    .regex(/^-?\d{1,10}$/)
    .transform(Number);
  return z.union([z.number(), fromText]).pipe(z.number().int().min(min).max(max));
}

/** What people write as a number or with letters beside it, such as the number of a house: a number is taken for its digits. */
export function numberText(max: number) {
  return z.union([z.number().int().min(0).transform(String), oneLine(text().trim()).max(max)]);
}

/** The last part of an address: lower case words with hyphens. Generous, because old addresses hold odd slugs. */
export const slugField = oneLine(text())
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._~+-]*$/u);

/** One line of trimmed text of bounded length. */
export function textField(min: number, max: number) {
  return oneLine(text().trim()).min(min).max(max);
}

/** The same where somebody writes in several lines. */
export function linesField(min: number, max: number) {
  return severalLines(text().trim()).min(min).max(max);
}

/** A video at YouTube by the letters that stand for it there, or none. */
export const youTubeIdField = oneLine(text().trim()).regex(
  /^(?:[\w-]{6,20})?$/,
  'Scrivi solo il codice del video, quello dopo «v=» nel suo indirizzo.',
);

/** Text that must arrive as it was sent, such as a password: nothing is trimmed. */
export function exactField(min: number, max: number) {
  return oneLine(text()).min(min).max(max);
}

/** Text of one exact form, such as a code or a hash. */
export function formField(form: RegExp) {
  return oneLine(text()).max(300).regex(form);
}

/** What is typed into a search. Too long is cut, since nobody means the rest. */
export function searchField(max: number) {
  // Cut before it is mended: the cut may go through the middle of a character.
  return mended(text().overwrite((typed) => typed.slice(0, max))).trim();
}

/** A part of an address on the site beside the API, before the route looks for what it names. */
export const addressField = oneLine(text()).max(300);

/** Yes or no, which a query writes as text. */
export const booleanField = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** An instant on the wire: ISO 8601 in UTC. */
export const instantField = oneLine(z.iso.datetime());

const latestMs = 8_640_000_000_000_000;

/** An instant as a clock in a browser gives it: ISO 8601, or milliseconds as a number or in digits. */
export const clockField = z.union([
  instantField,
  z
    .union([z.number(), formField(/^\d{1,16}$/).transform(Number)])
    .pipe(z.number().int().min(0).max(latestMs))
    .transform((ms) => new Date(ms).toISOString()),
]);

/** The hash that a page makes for each visit. */
export const visitHashField = formField(/^[a-z0-9-]{16,64}$/);

/** Where a call counts for a visit only if the station has opened it. */
export const visitHeaders = z.object({ [visitHeader]: exactField(0, 160).optional() });
/** The refusal of such a call: the page asks for the visit's mark anew and tries again. */
export const unknownVisit = { 'visit unknown': 403 } as const;
