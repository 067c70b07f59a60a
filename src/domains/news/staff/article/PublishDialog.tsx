import { useEffect, useEffectEvent, useState } from 'react';
import { staffApi } from '#staff/api.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import { WallTimeField } from '#staff/form/WallTimeField.tsx';
import { instantOfWall } from '#staff/form/wall-time.ts';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { publishArticle } from '../../news.staff.contract.ts';
import { articleMessages } from './article.messages.ts';
import type { Article } from './article.ts';
import { ReleaseChoice } from './ReleaseChoice.tsx';
import { useArticleAct } from './use-article-act.ts';

const text = articleMessages.publishDialog;

type Props = { item: Article; editor: ItemForm; isOpen: boolean; onClose: () => void };

/** Now, or at an hour of the station's clock. What is written is saved first, so that it comes out as it stands here. */
export function PublishDialog({ isOpen, ...rest }: Props) {
  return (
    <Dialog open={isOpen} onClose={rest.onClose} title={text.title} size="small">
      <PublishForm {...rest} />
    </Dialog>
  );
}

/** It begins anew with every opening: an hour that was once chosen is no wish for the next time. */
function PublishForm({ item, editor, onClose }: Omit<Props, 'isOpen'>) {
  const { zone } = useMe();
  const { act, isBusy } = useArticleAct(editor);
  const [isLater, setLater] = useState(false);
  const [wall, setWall] = useState('');
  const [error, setError] = useState('');
  const [isWished, setWished] = useState(false);
  const isWaiting = editor.isDirty || editor.isSaving;
  const isStuck = isWaiting && !editor.isSaving && Boolean(editor.failure || editor.conflict);

  function changeWall(next: string): void {
    setWall(next);
    setError('');
  }

  async function confirm(): Promise<void> {
    const at = isLater ? instantOfWall(wall, zone) : undefined;
    if (at === null || (at && Date.parse(at) <= Date.now())) return setError(text.fault);
    const isDone = await act(
      (version) => staffApi.call(publishArticle, { params: { id: item.id }, body: { version, ...(at && { at }) } }),
      ({ title }) => (at ? text.planned(title, shortTime(at, zone)) : text.done(title)),
    );
    if (isDone) onClose();
  }

  // A press that came before everything was saved is kept until it is, and forgotten where it cannot be.
  const isWaitOver = isWished && (!isWaiting || isStuck);
  const goOn = useEffectEvent(() => {
    setWished(false);
    if (!isWaiting) void confirm();
  });
  useEffect(() => {
    if (isWaitOver) goOn();
  }, [isWaitOver]);

  return (
    <>
      <ReleaseChoice isLater={isLater} onChange={setLater} />
      {isLater && <WallTimeField label={text.at} value={wall} onChange={changeWall} error={error} />}
      {isStuck && <p className="text-accent">{text.invalid}</p>}
      {isWaiting && !isStuck && (
        <p role="status" className="text-ink-2">
          {text.waiting}
        </p>
      )}
      <div>
        <Button busy={isBusy || isWished} disabled={isStuck} onClick={() => setWished(true)}>
          {isLater ? text.confirmLater : text.confirmNow}
        </Button>
      </div>
    </>
  );
}
