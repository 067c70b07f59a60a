import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import type { MediaItem } from '#staff/media/media-item.ts';
import { uploadFailure } from '#staff/media/upload-failure.ts';
import { uploadFile } from '#staff/media/upload-file.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { mediaResource } from '../media.resource.ts';
import { replacePath } from '../media.rules.ts';
import { libraryMessages } from './library.messages.ts';

const text = libraryMessages.replace;

type Props = { item: MediaItem; editor: ItemForm };

/** Other bytes in the place of these; whatever shows the file follows. */
export function ReplaceFile({ item, editor }: Props) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<{ abort: AbortController; share: number } | null>(null);
  const abort = way?.abort;
  useEffect(() => () => abort?.abort(), [abort]);

  async function replace(file: File): Promise<void> {
    const abort = new AbortController();
    setWay({ abort, share: 0 });
    try {
      const fresh = await uploadFile(file, {
        path: `${replacePath(item.id)}?version=${editor.base.version}`,
        signal: abort.signal,
        onProgress: (share) => setWay({ abort, share }),
      });
      // Words that were typed meanwhile stay; the point belonged to the other picture.
      editor.form.setValue('focusX', null);
      editor.form.setValue('focusY', null);
      await editor.acknowledge(fresh, { ...editor.base.values, focusX: null, focusY: null });
      void client.invalidateQueries({ queryKey: [mediaResource.name, 'uses', item.id] });
      toast('success', text.done(item.name));
    } catch (error) {
      if (!abort.signal.aborted) toast('error', uploadFailure(error));
    }
    setWay(null);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={item.kind === 'image' ? 'image/*' : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void replace(file);
          currentTarget.value = '';
        }}
      />
      <Button variant="line" size="small" busy={way !== null} onClick={() => input.current?.click()}>
        {text.act}
      </Button>
      {way && (
        <span className="flex min-w-40 flex-1 items-center gap-2">
          <progress value={way.share} max={1} aria-label={text.progress} className="upload-progress" />
          <IconButton icon="close" iconSize={16} label={text.cancel} onClick={() => way.abort.abort()} />
        </span>
      )}
    </>
  );
}
