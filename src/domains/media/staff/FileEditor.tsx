import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Conflict } from '#staff/form/Conflict.tsx';
import { CopyNotice } from '#staff/form/CopyNotice.tsx';
import { FieldControl } from '#staff/form/FieldControl.tsx';
import { RevisionsCard } from '#staff/form/RevisionsCard.tsx';
import { useItemForm } from '#staff/form/use-item-form.ts';
import { useUndo } from '#staff/form/use-undo.ts';
import type { MediaItem } from '#staff/media/media-item.ts';
import { formFields } from '#staff/resource/field-list.ts';
import { Notice } from '#staff/ui/Notice.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { mediaResource } from '../media.resource.ts';
import { FileActs } from './FileActs.tsx';
import { FileUses } from './FileUses.tsx';
import { FileView } from './FileView.tsx';
import { libraryMessages as text } from './library.messages.ts';

type Props = { item: MediaItem; onClose: () => void };

const words = formFields(mediaResource).filter(({ info }) => info.widget !== 'number');

/** One file: what it shows, what is said of it, where it is used, and what can be done with it. */
export function FileEditor({ item, onClose }: Props) {
  const offerUndo = useUndo(mediaResource, (back) => void editor.acknowledge(back, null));
  const editor = useItemForm({
    resource: mediaResource,
    item,
    onSaved: (saved, before) => before && offerUndo(saved, before),
  });
  const { form, conflict, failure, isDirty, isSaving, save } = editor;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        noValidate
        aria-labelledby="file-name"
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-rule bg-card p-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:overscroll-contain"
      >
        <div className="flex items-start justify-between gap-3">
          <h2 id="file-name" ref={head} tabIndex={-1} className="min-w-0 pt-1.5 text-20 wrap-anywhere outline-none">
            {item.name}
          </h2>
          <IconButton icon="close" label={text.close} onClick={onClose} variant="line" iconSize={18} />
        </div>
        <CopyNotice editor={editor} />
        {failure && <Notice kind="error">{failure}</Notice>}
        {conflict && <Conflict resource={mediaResource} newer={conflict} editor={editor} />}
        <FileView item={item} />
        {words.map((field) => (
          <FieldControl key={field.name} field={field} />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-12 text-ink-3">
            {isSaving ? text.saving : isDirty ? text.unsaved : ''}
          </p>
          <Button type="submit" busy={isSaving} disabled={!isDirty}>
            {text.save}
          </Button>
        </div>
        <FileUses id={item.id} />
        <FileActs item={item} editor={editor} onGone={onClose} />
        <RevisionsCard resource={mediaResource} item={item} editor={editor} />
      </form>
    </FormProvider>
  );
}
