import fc from 'fast-check';
import type { Random } from '#kit/random.ts';
import type { JsonSchema } from './targets.ts';

export type Item = Record<string, unknown>;

/** What the station itself has answered. */
export type Known = {
  /** By the name of the field: slugs that exist, ids that are somebody's. */
  values: Map<string, (string | number)[]>;
  /** Whole items by the address of their list, so that a call may change one as it really is. */
  items: Map<string, Item[]>;
};

export function nothingKnown(): Known {
  return { values: new Map(), items: new Map() };
}

const mostKnown = 200;

/** Gathers from an answer what a later call may ask for. */
export function learn(known: Known, value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const one of value) learn(known, one, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) learn(known, one, key);
  } else if (typeof value === 'number' || (typeof value === 'string' && value.length > 0 && value.length < 120)) {
    const kept = known.values.get(name) ?? [];
    if (kept.length < mostKnown && !kept.includes(value)) known.values.set(name, [...kept, value]);
  }
}

/** A value that a schema takes, or nearly: what only a rule behind it knows, chance does not. */
export function validValue(schema: JsonSchema, random: Random, known: Known, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return validValue(random.pick(choices), random, known, name);
  const merged: JsonSchema = Object.assign({}, schema, ...(schema.allOf ?? []));
  const type = [merged.type ?? 'string'].flat()[0];
  if (type === 'object') return validObject(merged, random, known);
  if (type === 'array') {
    const length = random.int(merged.minItems ?? 0, Math.min(merged.maxItems ?? 3, (merged.minItems ?? 0) + 3));
    return Array.from({ length }, () => validValue(merged.items ?? {}, random, known, name));
  }
  if (type === 'boolean') return random.next() < 0.5;
  if (type === 'null') return null;
  if (type === 'number' || type === 'integer') return validNumber(merged, random, known, name);
  return validText(merged, random, known, name);
}

function validObject(schema: JsonSchema, random: Random, known: Known): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) || random.next() < 0.7) made[name] = validValue(part, random, known, name);
  }
  if (typeof schema.additionalProperties === 'object') {
    made[`k${random.int(0, 99)}`] = validValue(schema.additionalProperties, random, known);
  }
  return made;
}

function validNumber(schema: JsonSchema, random: Random, known: Known, name: string): number {
  const min = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const max = Math.min(schema.maximum ?? min + 1_000, min + 1_000);
  const heard = known.values
    .get(name)
    ?.filter((one) => typeof one === 'number' && one >= min && one <= (schema.maximum ?? Infinity));
  if (heard?.length && random.next() < 0.6) return random.pick(heard) as number;
  return random.int(Math.ceil(min), Math.floor(max));
}

function validText(schema: JsonSchema, random: Random, known: Known, name: string): string {
  const form = schema.pattern === undefined ? undefined : new RegExp(schema.pattern, 'u');
  const { minLength = 0, maxLength = 300 } = schema;
  const fits = (one: string) => one.length >= minLength && one.length <= maxLength && (form?.test(one) ?? true);
  const heard = (known.values.get(name) ?? known.values.get('slug') ?? []).map(String).filter(fits);
  if (heard.length > 0 && random.next() < 0.6) return random.pick(heard);
  if (schema.format === 'date-time') return new Date(Date.UTC(2026, 10, random.int(1, 28), 12)).toISOString();
  if (/mail/i.test(name)) return `chiunque${random.int(1, 1e9)}@posta.example`;
  if (form) return matching(form, random);
  const words = ['Duo Marèa', 'sale', '12', 'ciao a tutti', 'vera', 'São Paulo', 'x', '(82) 95555-0147'];
  return random
    .pick(words)
    .repeat(Math.max(1, Math.ceil(minLength / 10)))
    .slice(0, maxLength);
}

const byForm = new Map<string, fc.Arbitrary<string>>();

function matching(form: RegExp, random: Random): string {
  const made = byForm.get(form.source) ?? fc.stringMatching(form);
  byForm.set(form.source, made);
  const [text = ''] = fc.sample(made, { seed: random.int(0, 2 ** 31 - 1), numRuns: 1 });
  return text;
}
