import { useState } from 'react';
import type { Resource } from '#contract/resource.ts';
import { Button } from '#web/ui/Button.tsx';
import { Difference } from '../difference/Difference.tsx';
import { readableValue } from '../difference/readable-value.ts';
import { infoOf } from '../resource/field-list.ts';
import { shortTime } from '../resource/item-times.ts';
import type { Item } from '../resource/resource-calls.ts';
import { useMe } from '../session/use-me.ts';
import { areSame, valuesOf } from './field-values.ts';
import { formMessages } from './form.messages.ts';
import type { ItemForm } from './use-item-form.ts';

type Props = { resource: Resource; newer: Item; editor: ItemForm };

const text = formMessages.conflict;

/** Somebody saved a newer version: both texts side by side, and for each field whose counts. Nothing is overwritten unseen. */
export function Conflict({ resource, newer, editor }: Props) {
  const { zone } = useMe();
  const { values: mine, base, settleConflict } = editor;
  const theirs = valuesOf(resource, newer);
  const differing = Object.keys(theirs).filter((name) => !areSame(mine[name], theirs[name]));
  // Where only one of the two changed something, that is what both want.
  const [takesTheirs, setTakesTheirs] = useState<ReadonlySet<string>>(
    () => new Set(differing.filter((name) => areSame(mine[name], base.values[name]))),
  );
  const chosen = Object.fromEntries(
    Object.keys(theirs).map((name) => [
      name,
      differing.includes(name) && !takesTheirs.has(name) ? mine[name] : theirs[name],
    ]),
  );
  const toggle = (name: string, takes: boolean) =>
    setTakesTheirs((now) => new Set(takes ? [...now, name] : [...now].filter((one) => one !== name)));

  return (
    <section
      aria-labelledby="conflict-title"
      ref={(section) => section?.focus()}
      tabIndex={-1}
      className="grid gap-4 rounded-card border-2 border-accent bg-card p-4 outline-none md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="conflict-title" className="text-20">
          {text.title}
        </h2>
        <p className="text-ink-2">{text.text(newer.changedBy, shortTime(newer.changedAt, zone))}</p>
      </div>
      {differing.length === 0 && <p>{text.same}</p>}
      {differing.map((name) => {
        const info = infoOf(resource, name);
        return (
          <fieldset key={name} className="grid gap-2">
            <legend className="mb-1 font-semibold">{info?.label ?? name}</legend>
            <Difference
              before={readableValue(mine[name], info, zone)}
              after={readableValue(theirs[name], info, zone)}
              heads={[text.mine, text.theirs]}
            />
            <div className="grid grid-cols-2 gap-2">
              {([false, true] as const).map((takes) => (
                <label key={String(takes)} className="flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name={`conflict-${name}`}
                    checked={takesTheirs.has(name) === takes}
                    onChange={() => toggle(name, takes)}
                    className="size-5 accent-red"
                  />
                  {takes ? text.theirs : text.mine}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => settleConflict(newer, chosen)}>{text.merge}</Button>
        <Button variant="line" onClick={() => settleConflict(newer, { ...theirs, ...mine })}>
          {text.keepMine}
        </Button>
        <Button variant="line" onClick={() => settleConflict(newer, theirs)}>
          {text.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
