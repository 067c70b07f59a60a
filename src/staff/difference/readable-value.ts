import type { FieldInfo } from '#contract/resource.ts';
import { formMessages as text } from '../form/form.messages.ts';
import { shortTime } from '../resource/item-times.ts';

/** A value as two people would compare it aloud. */
export function readableValue(value: unknown, info: FieldInfo | undefined, zone: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.map((one) => readableValue(one, undefined, zone)).join('\n');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${readableValue(part, undefined, zone)}`)
      .join(' · ');
  }
  const words = String(value);
  if (info?.widget === 'instant') return shortTime(words, zone);
  if (info?.widget === 'rich-text') return withoutTags(words);
  return info?.choices?.[words] ?? words;
}

/** The words of a rich text, a paragraph to a line. */
function withoutTags(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|h\d|li|blockquote|figure|tr)>|<br\s?\/?>/gi, '$&\n'),
    'text/html',
  );
  return page.body.textContent ?? '';
}
