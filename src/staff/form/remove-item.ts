import type { QueryClient } from '@tanstack/react-query';
import type { Reference, Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { staffApi } from '../api.ts';
import { restoreItems } from '../resource/remove-items.ts';
import { callsOf, type Item } from '../resource/resource-calls.ts';
import { offerUndo } from '../ui/offer-undo.ts';
import { formMessages as text } from './form.messages.ts';
import { saveFailure } from './save-failure.ts';

const mostNamed = 3;

/** Into the bin, says what still speaks of it, and offers to take it back. False where it stayed. */
export async function removeItem(resource: Resource, item: Item, title: string, client: QueryClient): Promise<boolean> {
  const { id, version } = item;
  const refresh = () => client.invalidateQueries({ queryKey: [resource.name] });
  const takeBack = async (gone: Item) => {
    const { failed } = await restoreItems(resource, [gone]);
    if (failed.length > 0) toast('error', text.notSaved);
    else toast('success', text.restoredToast(title));
    await refresh();
  };
  try {
    const removed = await staffApi.call(callsOf(resource).remove, { params: { id }, query: { version }, body: {} });
    const gone = removed.item as Item;
    const said = [text.removedToast(title), referredBy(removed.references)].filter(Boolean).join(' ');
    offerUndo(said, text.undo, () => takeBack(gone));
    void refresh();
    return true;
  } catch (error) {
    const why = saveFailure(error);
    toast('error', why.kind === 'conflict' ? text.conflict.title : why.kind === 'other' ? why.text : text.notSaved);
    return false;
  }
}

function referredBy(references: readonly Reference[]): string {
  if (references.length === 0) return '';
  const named = references.slice(0, mostNamed).map((one) => `«${one.title}»`);
  return text.referred(named.join(', '), references.length - named.length);
}
