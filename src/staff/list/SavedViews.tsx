import { type FormEvent, useState } from 'react';
import type { Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { readPreference, writePreference } from '../ui/preferences.ts';
import { listMessages as text, totalText } from './list.messages.ts';
import { isNarrowed, type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import type { ChangeAddress } from './use-list-address.ts';

type View = { name: string; query: string };
type Props = { resource: Resource; address: ListAddress; total: number | undefined; onChange: ChangeAddress };

const tab =
  'inline-flex min-h-9 items-center gap-1.5 rounded-round px-3 font-medium text-ink-2 hover:text-ink aria-pressed:bg-ink aria-pressed:text-ground pointer-coarse:min-h-11';

/** All, what a person has saved under a name of theirs, and the bin. */
export function SavedViews({ resource, address, total, onChange }: Props) {
  const key = `desk.views.${resource.name}`;
  const [views, setViews] = useState<readonly View[]>(() => readPreference<View[]>(key) ?? []);
  const [name, setName] = useState<string | null>(null);
  const query = writeListAddress(resource, { ...address, offset: 0 });
  const keep = (next: readonly View[]) => {
    setViews(next);
    writePreference(key, next);
  };
  const open = (wanted: string) => onChange(readListAddress(resource, new URLSearchParams(wanted)));
  function save(event: FormEvent): void {
    event.preventDefault();
    const called = name?.trim();
    if (!called) return;
    keep([...views.filter((view) => view.name !== called), { name: called, query }]);
    setName(null);
    toast('success', text.viewSaved(called));
  }
  const isKnown = query === '' || address.deleted || views.some((view) => view.query === query);
  const count = total !== undefined && ` ${totalText(total)}`;

  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="visually-hidden">{text.views}</legend>
      <button type="button" className={tab} aria-pressed={query === ''} onClick={() => open('')}>
        {text.all}
        {query === '' && count}
      </button>
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <button type="button" className={tab} aria-pressed={view.query === query} onClick={() => open(view.query)}>
            {view.name}
            {view.query === query && count}
          </button>
          {view.query === query && (
            <button
              type="button"
              aria-label={text.removeView(view.name)}
              onClick={() => keep(views.filter((one) => one !== view))}
              className="grid size-9 place-items-center rounded-round text-ink-3 hover:text-ink"
            >
              <Icon name="close" size={14} />
            </button>
          )}
        </span>
      ))}
      <button type="button" className={tab} aria-pressed={address.deleted} onClick={() => open('deleted=true')}>
        {text.bin}
        {address.deleted && count}
      </button>
      {isNarrowed(address) && !isKnown && name === null && (
        <Button variant="ghost" size="small" onClick={() => setName('')}>
          {text.saveView}
        </Button>
      )}
      {name !== null && (
        <form onSubmit={save} className="flex items-center gap-2">
          <input
            aria-label={text.viewName}
            placeholder={text.viewName}
            value={name}
            maxLength={40}
            ref={(input) => input?.focus()}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setName(null)}
            className="field desk-field w-44!"
          />
          <Button type="submit" variant="line" size="small">
            {text.save}
          </Button>
        </form>
      )}
      {address.deleted && <p className="basis-full text-12 text-ink-3">{text.binText}</p>}
    </fieldset>
  );
}
