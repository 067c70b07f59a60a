import { type Mask, maskedText } from '../ui/masked-value.ts';

/** What somebody wrote into the server's HTML while the code for it was still on its way. */
export function typedBefore<V extends object>(
  form: HTMLFormElement | null,
  untouched: V,
  masks: Partial<Record<keyof V & string, Mask>> = {},
): Partial<V> {
  const typed: Partial<Record<keyof V, unknown>> = {};
  for (const field of Object.keys(untouched) as (keyof V & string)[]) {
    const before: unknown = untouched[field];
    const value = valueIn(form, field);
    if (value === undefined || value === String(before)) continue;
    if (typeof before === 'string') typed[field] = maskedText(value, masks[field]);
    if (typeof before === 'number') typed[field] = Number(value);
  }
  return typed as Partial<V>;
}

function valueIn(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.elements.namedItem(name);
  return control && 'value' in control ? control.value : undefined;
}
