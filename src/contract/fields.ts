import { z } from 'zod';
import { visitHeader } from './visit-header.ts';

/** A whole number that may arrive as text (paths and query strings are text). */
export function wholeNumber({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) {
  const fromText = z
    .string()
    .regex(/^-?\d{1,10}$/)
    .transform(Number);
  return z.union([z.number(), fromText]).pipe(z.number().int().min(min).max(max));
}

/** The last part of an address: lower case words with hyphens. Generous, because old addresses hold odd slugs. */
export const slugField = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}._~+-]*$/u);

/** Trimmed text of bounded length without control characters (line breaks and tabs are allowed). */
export function textField(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[\t\n\r\P{Cc}]*$/u);
}

/** An instant on the wire: ISO 8601 in UTC. */
export const instantField = z.iso.datetime();

/** The hash that a page makes for each visit. */
export const visitHashField = z.string().regex(/^[a-z0-9-]{16,64}$/);

/** Where a call counts for a visit only if the station has opened it. */
export const visitHeaders = z.object({ [visitHeader]: z.string().max(160).optional() });
/** The refusal of such a call: the page asks for the visit's mark anew and tries again. */
export const unknownVisit = { 'visit unknown': 403 } as const;
