import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { restoreItems } from '../resource/remove-items.ts';
import type { Item } from '../resource/resource-calls.ts';
import { StateChip } from '../ui/StateChip.tsx';
import { formMessages as text } from './form.messages.ts';
import { removeItem } from './remove-item.ts';
import type { ItemForm } from './use-item-form.ts';

type Props = { resource: Resource; item: Item | null; title: string; editor: ItemForm };

/** Where the work stands, and what is done with the whole item. At the foot of a phone, under the thumb. */
export function ItemBar({ resource, item, title, editor }: Props) {
  const { isDirty, isSaving, base } = editor;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const state = isSaving ? text.saving : isDirty ? text.unsaved : item ? text.saved(base.version) : text.fresh;

  async function remove(): Promise<void> {
    if (!item || isLeaving) return;
    setLeaving(true);
    const isGone = await removeItem(resource, { ...item, version: base.version }, title, client);
    setLeaving(false);
    if (!isGone) return;
    await editor.copy.drop();
    void navigate(`/${resource.name}`);
  }
  async function restore(): Promise<void> {
    if (!item) return;
    const { done } = await restoreItems(resource, [{ ...item, version: base.version }]);
    const [back] = done;
    if (!back) return void toast('error', text.notSaved);
    await editor.acknowledge(back, null);
    toast('success', text.restoredToast(title));
  }

  return (
    <div className="z-10 flex flex-wrap items-center gap-x-3 gap-y-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-rule max-md:bg-ground max-md:px-4 max-md:py-2 md:sticky md:top-16">
      <Link
        to={`/${resource.name}`}
        className="inline-flex min-h-11 items-center gap-1 text-ink-2 no-underline hover:text-ink max-md:hidden"
      >
        <Icon name="chevron-left" size={16} />
        {resource.texts.many}
      </Link>
      <p role="status" className="mr-auto flex items-center gap-2 text-ink-2">
        {isDirty && <StateChip state="draft" label={text.unsaved} />}
        {!isDirty && state}
      </p>
      {item && !item.deletedAt && (
        <IconButton
          icon="trash"
          label={text.remove}
          onClick={() => void remove()}
          variant="line"
          aria-disabled={isLeaving}
        />
      )}
      {item?.deletedAt ? (
        <Button onClick={() => void restore()}>{text.restore}</Button>
      ) : (
        <Button type="submit" busy={isSaving}>
          {item ? text.save : text.create}
        </Button>
      )}
    </div>
  );
}
