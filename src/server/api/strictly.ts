import type { z } from 'zod';

const known = new WeakMap<z.ZodObject, z.ZodObject>();

/** The same schema, which also refuses fields that it does not name; made once, since making it costs more than a call's parsing. */
export function strictly(schema: z.ZodObject): z.ZodObject {
  const before = known.get(schema);
  if (before) return before;
  const strict = schema.strict();
  known.set(schema, strict);
  return strict;
}
