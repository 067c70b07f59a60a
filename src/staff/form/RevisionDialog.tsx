import { useRef, useState } from 'react';
import type { Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { staffApi } from '../api.ts';
import { FieldDifferences } from '../difference/FieldDifferences.tsx';
import { callsOf, type Item } from '../resource/resource-calls.ts';
import { formMessages } from './form.messages.ts';
import { saveFailure } from './save-failure.ts';
import type { ItemForm } from './use-item-form.ts';
import { useUndo } from './use-undo.ts';

export type Revision = { revision: number; at: string; by: string; act: string; fields: Record<string, unknown> };

type Props = { resource: Resource; item: Item; editor: ItemForm; revision: Revision | null; onClose: () => void };

const text = formMessages.revisions;

/** A revision beside what the item is now, and the way back to it. */
export function RevisionDialog({ resource, item, editor, revision, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  // It keeps its words while it closes.
  const latest = useRef(revision);
  latest.current = revision ?? latest.current;
  const shown = latest.current;
  const offerUndo = useUndo(resource, (back) => void editor.acknowledge(back, null));

  async function restore(): Promise<void> {
    if (!shown || isBusy) return;
    setBusy(true);
    const before = editor.base.values;
    try {
      const body = { revision: shown.revision, version: editor.base.version };
      const back = (await staffApi.call(callsOf(resource).restore, { params: { id: item.id }, body })) as Item;
      await editor.acknowledge(back, null);
      offerUndo(back, before);
      onClose();
    } catch (error) {
      const why = saveFailure(error);
      toast(
        'error',
        why.kind === 'conflict' ? formMessages.conflict.title : why.kind === 'other' ? why.text : formMessages.notSaved,
      );
    }
    setBusy(false);
  }

  return (
    <Dialog open={revision !== null} onClose={onClose} title={text.one(shown?.revision ?? 0)} size="large">
      {shown && (
        <>
          <FieldDifferences
            resource={resource}
            before={shown.fields}
            after={editor.values}
            heads={[text.before, text.now]}
            none={text.same}
          />
          <div>
            <Button busy={isBusy} onClick={() => void restore()}>
              {text.restore}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
