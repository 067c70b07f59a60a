import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formMessages } from '#staff/form/form.messages.ts';
import { removeItem } from '#staff/form/remove-item.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import type { MediaItem } from '#staff/media/media-item.ts';
import { restoreItems } from '#staff/resource/remove-items.ts';
import { fileUrl } from '#web/media.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { mediaResource } from '../media.resource.ts';
import { libraryMessages as text } from './library.messages.ts';
import { ReplaceFile } from './ReplaceFile.tsx';

type Props = { item: MediaItem; editor: ItemForm; onGone: () => void };

/** Takes it along, puts another in its place, or throws it away: for thirty days it can come back. */
export function FileActs({ item, editor, onGone }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { version } = editor.base;

  async function remove(): Promise<void> {
    setBusy(true);
    const isGone = await removeItem(mediaResource, { ...item, version }, item.name, client);
    setBusy(false);
    if (!isGone) return;
    await editor.copy.drop();
    onGone();
  }
  async function restore(): Promise<void> {
    setBusy(true);
    const [back] = (await restoreItems(mediaResource, [{ ...item, version }])).done;
    setBusy(false);
    if (!back) return void toast('error', formMessages.notSaved);
    await editor.acknowledge(back, null);
    toast('success', formMessages.restoredToast(item.name));
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <a
        href={fileUrl(item.file)}
        download={`${item.name}.${item.file.split('.').pop()}`}
        className={buttonLook('line', 'small')}
      >
        <Icon name="download" size={16} />
        {text.download}
      </a>
      {item.deletedAt ? (
        <Button size="small" busy={isBusy} onClick={() => void restore()}>
          {text.restore}
        </Button>
      ) : (
        <>
          <ReplaceFile item={item} editor={editor} />
          <Button variant="ghost" size="small" busy={isBusy} onClick={() => void remove()}>
            <Icon name="trash" size={16} />
            {text.remove}
          </Button>
        </>
      )}
    </div>
  );
}
