import type { Resource } from '#contract/resource.ts';
import { areSame, type Values } from '../form/field-values.ts';
import { infoOf } from '../resource/field-list.ts';
import { useMe } from '../session/use-me.ts';
import { Difference } from './Difference.tsx';
import { readableValue } from './readable-value.ts';

type Props = {
  /** Undefined for what the desk does not declare: then the fields are called by their names. */
  resource: Resource | undefined;
  before: Values;
  after: Values;
  heads: readonly [string, string];
  none: string;
};

/** Every field whose value is another, under its label. */
export function FieldDifferences({ resource, before, after, heads, none }: Props) {
  const { zone } = useMe();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !areSame(before[name] ?? null, after[name] ?? null));
  if (changed.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <div className="grid gap-4">
      {changed.map((name) => {
        const info = resource && infoOf(resource, name);
        return (
          <section key={name} className="grid gap-1.5">
            <h3 className="font-sans text-14 font-semibold tracking-normal">{info?.label ?? name}</h3>
            <Difference
              before={readableValue(before[name], info, zone)}
              after={readableValue(after[name], info, zone)}
              heads={heads}
            />
          </section>
        );
      })}
    </div>
  );
}
