import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { coverUrl, imageUrl } from '#web/media.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { mediaMessages } from '../../media/media.messages.ts';
import type { PickedUse } from '../../media/PickedPicture.tsx';
import type { ControlProps } from '../control-props.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

const text = mediaMessages.picker;

/** A picture of the library, seen as it is shown. */
export function PictureField({ field, bound, error }: ControlProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { info } = field;
  const { label, help } = info;
  const file = String(bound.value ?? '');
  const { getValues, setValue } = useFormContext();
  function take({ file: picked, alt, caption }: PickedUse): void {
    bound.onChange(picked);
    const words = { [info.words?.alt ?? '']: alt, [info.words?.caption ?? '']: caption };
    for (const [name, said] of Object.entries(words)) {
      if (name && said && !getValues(name)) setValue(name, said, { shouldDirty: true });
    }
    setOpen(false);
  }
  return (
    <FieldShell id={id} field={field} error={error}>
      {file && (
        <img
          {...(info.isSquare
            ? { src: coverUrl(file, 400), width: 400, height: 400 }
            : { src: imageUrl(file, '482x250'), width: 482, height: 250 })}
          alt={text.chosen(label)}
          className={`h-auto w-full rounded-card border border-rule bg-desk object-cover ${info.isSquare ? 'max-w-44' : 'max-w-80'}`}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={bound.ref}
          id={id}
          variant="line"
          size="small"
          aria-label={file ? text.changeFor(label) : text.openFor(label)}
          aria-describedby={shellIds(id, { error, help })}
          onBlur={bound.onBlur}
          onClick={() => setOpen(true)}
        >
          {file ? text.change : text.open}
        </Button>
        {file && (
          <Button variant="ghost" size="small" aria-label={text.removeFor(label)} onClick={() => bound.onChange('')}>
            {text.remove}
          </Button>
        )}
      </div>
      {createPortal(
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.title} size="large">
          <div data-grows className="contents">
            <MediaPicker onPick={take} />
          </div>
        </Dialog>,
        document.body,
      )}
    </FieldShell>
  );
}
