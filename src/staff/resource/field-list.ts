import type { z } from 'zod';
import { type FieldInfo, fieldInfoOf, type Resource } from '#contract/resource.ts';

export type StaffField = { name: string; schema: z.ZodType; info: FieldInfo };

/** The fields of a form, in the order of their declaration. */
export function formFields(resource: Resource): StaffField[] {
  return described(resource.fields.shape);
}

/** What a list can be narrowed by. */
export function filterFields(resource: Resource): StaffField[] {
  return described(resource.filters.shape);
}

/** The info of anything that an item carries; undefined for what nobody described. */
export function infoOf(resource: Resource, name: string): FieldInfo | undefined {
  const schema = resource.fields.shape[name] ?? resource.shown.shape[name];
  return schema && fieldInfoOf(schema);
}

/** The fields of each row, where a field is a list of them. */
export function rowFields(schema: z.core.$ZodType): StaffField[] {
  const { def } = schema._zod as { def: { element?: z.core.$ZodType; innerType?: z.core.$ZodType; shape?: Shape } };
  if (def.shape) return described(def.shape);
  const inner = def.element ?? def.innerType;
  return inner ? rowFields(inner) : [];
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A field without info is meant for programs only. */
function described(shape: Shape): StaffField[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const info = fieldInfoOf(schema);
    return info ? [{ name, schema: schema as z.ZodType, info }] : [];
  });
}
