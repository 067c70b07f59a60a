import { useState } from 'react';
import { fileUrl } from '#web/media.ts';
import { Button } from '#web/ui/Button.tsx';
import { AskField } from '../ui/AskField.tsx';
import { mediaMessages } from './media.messages.ts';
import type { MediaRow } from './media-item.ts';

const text = mediaMessages.picker;

/** A picture as it will be shown in one place. */
export type PickedUse = Pick<MediaRow, 'file' | 'width' | 'height' | 'alt' | 'caption'>;

type Props = { row: MediaRow; onUse: (use: PickedUse) => void; onBack: () => void };

/** What it says here begins with what the library says. */
export function PickedPicture({ row, onUse, onBack }: Props) {
  const [alt, setAlt] = useState(row.alt);
  const [caption, setCaption] = useState(row.caption);
  const { name, file, width, height, bytes } = row;
  const use = () => onUse({ file, width, height, alt: alt.trim(), caption: caption.trim() });

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <figure className="grid gap-1.5">
        <img
          src={fileUrl(file)}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          className="h-auto max-h-72 w-full rounded-card bg-desk object-contain"
        />
        <figcaption className="text-12 wrap-anywhere text-ink-3">
          {name}
          {width && height && ` · ${mediaMessages.measures(width, height)}`} · {mediaMessages.weight(bytes)}
        </figcaption>
      </figure>
      <div className="grid gap-4">
        <AskField
          focusFirst
          label={text.alt}
          hint={text.altHint}
          value={alt}
          maxLength={300}
          onChange={setAlt}
          onEnter={use}
        />

        <AskField label={text.caption} hint={text.captionHint} value={caption} onChange={setCaption} onEnter={use} />

        <div className="flex flex-wrap gap-2">
          <Button onClick={use}>{text.use}</Button>
          <Button variant="line" onClick={onBack}>
            {text.back}
          </Button>
        </div>
      </div>
    </div>
  );
}
