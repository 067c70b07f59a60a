import type { z } from 'zod';
import type { Resource } from '#contract/resource.ts';
import { formFields, type StaffField } from '../resource/field-list.ts';

export type Values = Record<string, unknown>;

/** What of an item stands in its form; fields without a label too, since a change writes all of them. */
export function valuesOf(resource: Resource, item: Readonly<Values>): Values {
  return Object.fromEntries(Object.keys(resource.fields.shape).map((name) => [name, item[name] ?? null]));
}

/** A form that nobody has touched yet: what the schema says by itself, or nothing of the field's kind. */
export function emptyValues(resource: Resource): Values {
  return emptyRow(formFields(resource));
}

export function emptyRow(fields: readonly StaffField[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]));
}

function emptyValue({ schema, info }: StaffField): unknown {
  const standard = schema.safeParse(undefined);
  if (standard.success && standard.data !== undefined) return standard.data;
  if (schema.safeParse(null).success) return null;
  if (info.widget === 'switch') return false;
  if (info.widget === 'references' || info.widget === 'rows') return [];
  return info.widget === 'reference' || info.widget === 'number' ? null : '';
}

/** Whether a field may stay empty. */
export function isRequired({ schema, info }: StaffField): boolean {
  if (info.widget === 'switch' || schema.safeParse(undefined).success || schema.safeParse(null).success) return false;
  return !schema.safeParse(info.widget === 'references' || info.widget === 'rows' ? [] : '').success;
}

/** The most letters that a schema takes, however it is wrapped. */
export function longestText(schema: z.core.$ZodType): number | null {
  if ('maxLength' in schema && typeof schema.maxLength === 'number') return schema.maxLength;
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } };
  const inner = def.innerType ?? def.in;
  return inner ? longestText(inner) : null;
}

/** Equal as the wire sees them: the order of keys and what is undefined do not count. */
export function areSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => areSame(value, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => areSame(one[key], other[key]));
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
