import { useId, useState } from 'react';
import { staffApi } from '#staff/api.ts';
import { formMessages } from '#staff/form/form.messages.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import { instantOfWall } from '#staff/form/wall-time.ts';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FieldNotes } from '#web/ui/FieldFrame.tsx';
import { publishArticle } from '../../news.staff.contract.ts';
import { articleMessages } from './article.messages.ts';
import type { Article } from './article.ts';
import { ReleaseChoice } from './ReleaseChoice.tsx';
import { useArticleAct } from './use-article-act.ts';

const text = articleMessages.publishDialog;

type Props = { item: Article; editor: ItemForm; isOpen: boolean; onClose: () => void };

/** Now, or at an hour of the station's clock. What is written is saved first, so that it comes out as it stands here. */
export function PublishDialog({ item, editor, isOpen, onClose }: Props) {
  const id = useId();
  const { zone } = useMe();
  const { act, isBusy } = useArticleAct(editor);
  const [isLater, setLater] = useState(false);
  const [wall, setWall] = useState('');
  const [error, setError] = useState('');
  const isWaiting = editor.isDirty || editor.isSaving;
  const isStuck = isWaiting && !editor.isSaving && Boolean(editor.failure || editor.conflict);

  async function confirm(): Promise<void> {
    const at = isLater ? instantOfWall(wall, zone) : undefined;
    if (at === null || (at && Date.parse(at) <= Date.now())) return setError(text.fault);
    const body = { version: editor.base.version, ...(at && { at }) };
    const isDone = await act(
      () => staffApi.call(publishArticle, { params: { id: item.id }, body }),
      ({ title }) => (at ? text.planned(title, shortTime(at, zone)) : text.done(title)),
    );
    if (isDone) onClose();
  }

  return (
    <Dialog open={isOpen} onClose={onClose} title={text.title} size="small">
      <ReleaseChoice isLater={isLater} onChange={setLater} />
      {isLater && (
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {text.at}
          </label>
          <input
            id={id}
            type="datetime-local"
            value={wall}
            onChange={({ currentTarget }) => {
              setWall(currentTarget.value);
              setError('');
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-zone`}
            className="field desk-field"
          />
          <p id={`${id}-zone`} className="text-12 text-ink-3">
            {formMessages.zone(zone)}
          </p>
          <FieldNotes id={id} error={error} />
        </div>
      )}
      {isStuck && <p className="text-accent">{text.invalid}</p>}
      {isWaiting && !isStuck && (
        <p role="status" className="text-ink-2">
          {text.waiting}
        </p>
      )}
      <div>
        <Button busy={isBusy || (isWaiting && !isStuck)} disabled={isStuck} onClick={() => void confirm()}>
          {isLater ? text.confirmLater : text.confirmNow}
        </Button>
      </div>
    </Dialog>
  );
}
