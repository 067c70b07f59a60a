import type { Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { staffApi } from '../api.ts';
import { callsOf, type Item, titleOf } from '../resource/resource-calls.ts';
import { offerUndo } from '../ui/offer-undo.ts';
import type { Values } from './field-values.ts';
import { formMessages as text } from './form.messages.ts';
import { saveFailure } from './save-failure.ts';

/** Says that a change is saved, and takes it back on a press: as a further change, so nobody else's is overwritten. */
export function useUndo(resource: Resource, onBack: (item: Item) => void) {
  async function undo({ id, version }: Item, before: Values): Promise<void> {
    try {
      const body = { ...before, version } as never;
      const back = (await staffApi.call(callsOf(resource).change, { params: { id }, body })) as Item;
      onBack(back);
      toast('success', text.undone(titleOf(resource, back)));
    } catch (error) {
      const why = saveFailure(error);
      toast('error', why.kind === 'other' ? why.text : text.notSaved);
    }
  }
  return (saved: Item, before: Values) =>
    offerUndo(text.savedToast(titleOf(resource, saved)), text.undo, () => undo(saved, before));
}
