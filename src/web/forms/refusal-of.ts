import { CallError } from '#contract/client.ts';

export type Refusal<F extends string> = {
  /** The station's own words; null where nothing came that could be read. */
  words: string | null;
  /** The field that the station names. */
  field?: F;
};

/**
 * What a call that failed says to whoever filled the form in. Whatever is no answer of the station is thrown on.
 * `decodeField` is for a call that names fields otherwise than the form.
 */
export function refusalOf<F extends string>(
  error: unknown,
  fields: readonly F[],
  decodeField = (name: string) => name,
): Refusal<F> {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0 || error.code === 'not json') return { words: null };
  const named = (error.data as { field?: unknown } | null)?.field;
  const own = typeof named === 'string' ? decodeField(named) : undefined;
  return { words: error.code, field: fields.find((field) => field === own) };
}
