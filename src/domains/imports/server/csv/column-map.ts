import { type FieldInfo, fieldInfoOf, type Resource } from '#contract/resource.ts';
import { fold } from '#kit/fold.ts';
import { importFaults as text } from '../../imports.messages.ts';

/** Columns beside the fields that an import understands: how far an article has come. */
const releaseColumns: Readonly<Record<string, readonly string[]>> = { news: ['state', 'publishedAt', 'scheduledAt'] };

export type Columns = { names: (string | null)[]; notes: string[] };

/** What each column of a table stands for, by the field's name or its label as the export writes it. */
export function mapColumns(resource: Resource, head: readonly string[]): Columns {
  const known = knownColumns(resource);
  const shown = new Set(
    Object.keys(resource.shown.shape).flatMap((name) => [fold(name), fold(labelOf(resource, name))]),
  );
  const notes: string[] = [];
  const taken = new Set<string>();
  const names = head.map((cell) => {
    const name = known.get(fold(cell));
    if (name && !taken.has(name)) {
      taken.add(name);
      return name;
    }
    const title = cell.trim().slice(0, 80);
    if (title) notes.push(shown.has(fold(cell)) ? text.shownColumn(title) : text.unknownColumn(title));
    return null;
  });
  return { names, notes };
}

function knownColumns(resource: Resource): Map<string, string> {
  const names = [...Object.keys(resource.fields.shape), ...(releaseColumns[resource.name] ?? [])];
  const known = new Map<string, string>([['id', 'id']]);
  for (const name of names) {
    if (infoOf(resource, name)?.widget === 'rows') continue;
    for (const word of [fold(name), fold(labelOf(resource, name))]) if (!known.has(word)) known.set(word, name);
  }
  return known;
}

export function infoOf({ fields, shown }: Resource, name: string): FieldInfo | undefined {
  const schema = fields.shape[name] ?? shown.shape[name];
  return schema && fieldInfoOf(schema);
}

export function labelOf(resource: Resource, name: string): string {
  return infoOf(resource, name)?.label ?? name;
}
