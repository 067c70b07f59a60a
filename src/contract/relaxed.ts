import { z } from 'zod';

/**
 * The shape of a schema without its limits, for what comes out of the database: a title that was written before it had to be
 * shorter is still shown, so that somebody can shorten it.
 */
export function relaxed<S extends z.ZodObject>(schema: S): z.ZodObject<Record<string, z.ZodType>> {
  return z.object(
    Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, loose(field as z.ZodType)])),
  );
}

function loose(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return relaxed(schema);
  if (schema instanceof z.ZodArray) return z.array(loose(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return loose(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return loose(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodDefault) return loose(schema.unwrap() as z.ZodType);
  // What a pipe gives out is what is stored.
  if (schema instanceof z.ZodPipe) return loose(schema.out as z.ZodType);
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodBoolean) return z.boolean();
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodISODateTime)
    return z.string();
  return z.unknown();
}
