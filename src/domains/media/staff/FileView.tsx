import { useFormContext, useWatch } from 'react-hook-form';
import type { FocalPoint as Point } from '#kit/crop-around.ts';
import { mediaMessages } from '#staff/media/media.messages.ts';
import type { MediaItem } from '#staff/media/media-item.ts';
import { fileUrl } from '#web/media.ts';
import { withoutFocalPoint } from '../media.rules.ts';
import { Crops } from './Crops.tsx';
import { FocalPoint } from './FocalPoint.tsx';

/** What a file shows or sounds like. A picture is pressed where it matters, and its crops follow. */
export function FileView({ item }: { item: MediaItem }) {
  const { file, kind, width, height, bytes, name } = item;
  const facts = [
    mediaMessages.kinds[kind],
    width && height ? mediaMessages.measures(width, height) : '',
    mediaMessages.weight(bytes),
  ].filter(Boolean);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {kind === 'image' && width && height ? (
        <Picture file={file} measures={{ width, height }} />
      ) : (
        <Playable file={file} kind={kind} name={name} />
      )}
      <p className="text-12 text-ink-3">{facts.join(' · ')}</p>
    </div>
  );
}

function Picture({ file, measures }: { file: string; measures: { width: number; height: number } }) {
  const { setValue } = useFormContext();
  const [x, y] = useWatch({ name: ['focusX', 'focusY'] }) as [number | null, number | null];
  const point = x !== null && y !== null ? { x, y } : null;
  const set = (wanted: Point | null) => {
    setValue('focusX', wanted?.x ?? null, { shouldDirty: true });
    setValue('focusY', wanted?.y ?? null, { shouldDirty: true });
  };
  return (
    <>
      <FocalPoint src={fileUrl(file)} measures={measures} point={point} onChange={set} />
      <Crops file={withoutFocalPoint(file)} measures={measures} point={point} />
    </>
  );
}

function Playable({ file, kind, name }: Pick<MediaItem, 'file' | 'kind' | 'name'>) {
  if (kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: the file is looked at as it is, whatever belongs to it elsewhere.
    return <audio controls preload="metadata" src={fileUrl(file)} aria-label={name} className="w-full" />;
  }
  if (kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: as above.
      <video
        controls
        preload="metadata"
        src={fileUrl(file)}
        aria-label={name}
        className="aspect-video w-full bg-desk"
      />
    );
  }
  return (
    <p className="grid aspect-[40/21] place-items-center rounded-card bg-desk font-serif text-31 text-ink-2 uppercase">
      {file.split('.').pop()}
    </p>
  );
}
