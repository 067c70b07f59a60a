import { useMemo, useState } from 'react';
import type { Resource } from '#contract/resource.ts';
import { infoOf } from '../resource/field-list.ts';
import { readPreference, writePreference } from '../ui/preferences.ts';
import { listMessages as text } from './list.messages.ts';

export type Column = { name: string; label: string };
export type Columns = {
  all: readonly Column[];
  shown: readonly Column[];
  /** The names in their order; the first is what an item is called by and always stands. */
  choose(names: readonly string[]): void;
  reset(): void;
};

/** On a phone the titles alone, on a tablet the first few: so no list is wider than its frame. */
export function shownFrom(at: number, isTitle: boolean): string {
  if (isTitle) return '';
  return at < 4 ? 'max-md:hidden' : 'max-lg:hidden';
}

/** Which columns a person wants to see, kept in their browser. */
export function useColumns(resource: Resource): Columns {
  const key = `desk.columns.${resource.name}`;
  const all = useMemo(() => columnsOf(resource), [resource]);
  const [names, setNames] = useState(() => readPreference<readonly string[]>(key) ?? usual(resource));
  return useMemo(() => {
    const choose = (next: readonly string[]) => {
      setNames(next);
      writePreference(key, next);
    };
    const found = names.flatMap((name) => all.find((column) => column.name === name) ?? []);
    const title = all.find(({ name }) => name === resource.title);
    const shown = title && !found.includes(title) ? [title, ...found] : found;
    return { all, shown, choose, reset: () => choose(usual(resource)) };
  }, [all, names, key, resource]);
}

function usual({ columns, usualColumns = columns }: Resource): readonly string[] {
  return [...usualColumns, 'changedAt'];
}

function columnsOf(resource: Resource): Column[] {
  const own = resource.columns.map((name) => ({ name, label: infoOf(resource, name)?.label ?? name }));
  return [...own, ...Object.entries(text.frame).map(([name, label]) => ({ name, label }))];
}
