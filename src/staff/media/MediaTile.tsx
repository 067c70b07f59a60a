import { imageUrl } from '#web/media.ts';
import { mediaMessages as text } from './media.messages.ts';
import type { MediaRow } from './media-item.ts';

/** A file in a grid: what it shows, its name, and whether it says what it shows. */
export function MediaTile({ row: { name, alt, file, kind, dominantColor } }: { row: MediaRow }) {
  const isImage = kind === 'image';
  return (
    <>
      <span className="block aspect-[40/21] overflow-hidden bg-desk" style={{ background: dominantColor || undefined }}>
        {isImage ? (
          <img
            src={imageUrl(file, '320x168')}
            alt=""
            width="320"
            height="168"
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <span className="grid size-full place-items-center font-serif text-20 text-ink-2 uppercase">
            {file.split('.').pop()}
          </span>
        )}
      </span>
      <span className="block px-2.5 py-2 text-left">
        <span className="block truncate font-semibold">{name}</span>
        <span className={`block truncate text-12 ${alt || !isImage ? 'text-ink-3' : 'text-advice'}`}>
          {isImage ? alt || text.altMissing : text.kinds[kind]}
        </span>
      </span>
    </>
  );
}
