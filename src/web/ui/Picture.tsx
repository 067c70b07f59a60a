import type { PictureSize } from '#contract/picture-sizes.ts';
import { type PicturePlace, pictureSources } from '#web/media.ts';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';
import { pictureAddresses } from './picture-addresses.ts';
import { usePictureState } from './use-picture-state.ts';

type Props = {
  /** What the API gives: `folder/name.jpg`, a whole address, or '' when there is none. */
  file: string;
  alt: string;
  width: number;
  height: number;
  /** The sizes the server may be asked for: ['320x168', '482x250']. */
  sizes?: readonly PictureSize[];
  /** The HTML `sizes` of the picture's slot in the layout, for the browser's choice among `sizes`. */
  slot?: string;
  /** Instead of `sizes`: a place whose size goes by the screen. */
  place?: PicturePlace;
  /** Above the fold: fetched at once and first. */
  priority?: boolean;
  /** A tiny data address shown blurred until the picture is there. */
  preview?: string;
  className?: string;
};

/** Keeps its ratio from the first paint on, whatever comes of the picture. */
export function Picture({
  file,
  alt,
  width,
  height,
  sizes = [],
  slot,
  place,
  priority = false,
  preview,
  className = '',
}: Props) {
  const { image, state } = usePictureState(file, priority);
  const sources = place && file ? pictureSources(file, place) : [];
  const isMissing = !file || state === 'failed';
  return (
    <span
      className={`relative block overflow-hidden rounded-small bg-raised ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isMissing ? (
        <PicturePlaceholder alt={alt} />
      ) : (
        <>
          {preview && (
            <span aria-hidden="true" className="picture-preview" style={{ backgroundImage: `url("${preview}")` }} />
          )}
          <picture>
            {sources.map(({ media, srcSet }) => media && <source key={media} media={media} srcSet={srcSet} />)}
            <img
              ref={image}
              {...(sources.length > 0 ? { src: sources.at(-1)?.srcSet } : pictureAddresses(file, sizes, slot))}
              alt={alt}
              width={width}
              height={height}
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : undefined}
              decoding={priority ? 'sync' : 'async'}
              data-state={state}
              className="picture relative size-full object-cover"
            />
          </picture>
        </>
      )}
    </span>
  );
}
