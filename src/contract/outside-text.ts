import { z } from 'zod';

/**
 * Text from outside. PostgreSQL holds no NUL, UTF-8 no half of a surrogate pair, and a header, a log or a mail no control
 * character: what none of them can hold is refused here, once, so that nothing behind has to think of it.
 */
/** Without words of its own: whoever answers finds them in the language of the form. */
const why = { params: { hasStrangeCharacters: true } };
const isLine = z.refine<string>((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), why);
const isLines = z.refine<string>((text) => text.isWellFormed() && /^[\t\n\r\P{Cc}]*$/u.test(text), why);
/** For what is typed into a search: nobody means these characters, and nobody wants to be scolded for them. */
const isMended = z.overwrite<string>((text) => text.toWellFormed().replace(/[\p{Cc}\uFFFD]/gu, ' '));

const guards: ReadonlySet<unknown> = new Set([isLine, isLines, isMended]);

export const oneLine = <S extends z.ZodType<string>>(schema: S): S => schema.check(isLine) as S;
export const severalLines = <S extends z.ZodType<string>>(schema: S): S => schema.check(isLines) as S;
export const mended = <S extends z.ZodType<string>>(schema: S): S => schema.check(isMended) as S;

/** Schemas without a fault, and all that they are made of: many calls share them. */
const known = new WeakSet<z.core.$ZodType>();

/** Where a schema for what comes from outside takes text that is not guarded, by the name of the field. */
export function unguardedText(schema: z.core.$ZodType): string[] {
  const seen = new Set<z.core.$ZodType>();
  const found = lookThrough(schema, '', seen);
  if (found.length === 0) for (const one of seen) known.add(one);
  return found;
}

function lookThrough(schema: z.core.$ZodType, path: string, seen: Set<z.core.$ZodType>): string[] {
  if (seen.has(schema) || known.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === 'string') return def.checks?.some((check) => guards.has(check)) ? [] : [path];
  return partsOf(def).flatMap(([name, part]) => lookThrough(part, name ? `${path}.${name}` : path, seen));
}

type Part = [name: string, schema: z.core.$ZodType];

/** Everything that a schema is made of, whatever its kind: a kind that zod adds tomorrow is walked too. */
function partsOf(def: object): Part[] {
  return Object.entries(def).flatMap(([key, value]): Part[] => {
    if (key === 'getter') return [['', (value as () => z.core.$ZodType)()]];
    if (isSchema(value)) return [[key === 'valueType' || key === 'keyType' ? key : '', value]];
    if (Array.isArray(value)) return value.filter(isSchema).map((one): Part => ['', one]);
    if (key !== 'shape') return [];
    return Object.entries(value as Record<string, unknown>).flatMap(([name, one]) =>
      isSchema(one) ? [[name, one] as Part] : [],
    );
  });
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
