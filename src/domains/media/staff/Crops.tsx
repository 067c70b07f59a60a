import { coverSizes, imageSizes, type PictureSize } from '#contract/picture-sizes.ts';
import { cropAround, type FocalPoint } from '#kit/crop-around.ts';
import { fileUrl, imageUrl } from '#web/media.ts';
import { libraryMessages } from './library.messages.ts';

const text = libraryMessages.crops;
type Measures = { width: number; height: number };
type Shape = keyof typeof text.shapes;

function measuresOf(size: PictureSize): Measures {
  const [width = 1, height = 1] = size.split('x').map(Number);
  return { width, height };
}

function shapeOf(size: PictureSize): Shape {
  const { width, height } = measuresOf(size);
  const ratio = width / height;
  if (ratio > 2.2) return 'banner';
  if (ratio > 1.95) return 'wide';
  return ratio > 1.5 ? 'card' : 'square';
}

/** The sizes in which the site asks for pictures, each under its shape, the largest first. */
const byShape = Object.groupBy(
  [...imageSizes, ...coverSizes].toSorted((a, b) => measuresOf(b).width - measuresOf(a).width),
  shapeOf,
);

type Props = { file: string; measures: Measures; point: FocalPoint | null };

/** Every shape in which the site cuts the picture, as it will be around this point. */
export function Crops({ file, measures, point }: Props) {
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-14 font-semibold tracking-normal">{text.title}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:max-xl:grid-cols-4">
        {(Object.keys(text.shapes) as Shape[]).map((shape) => {
          const sizes = byShape[shape] ?? [];
          const [largest] = sizes;
          if (!largest) return null;
          return (
            <li key={shape} className="grid content-start gap-1">
              <Crop
                file={file}
                size={largest}
                measures={measures}
                point={point}
                label={text.picture(text.shapes[shape])}
              />
              <p className="text-12 text-ink-2">{text.shapes[shape]}</p>
              <p className="text-12 text-ink-3 tabular-nums">{sizes.join(', ').replaceAll('x', '×')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Crop({ file, size, measures, point, label }: Props & { size: PictureSize; label: string }) {
  const wanted = measuresOf(size);
  const frame = { aspectRatio: `${wanted.width} / ${wanted.height}` };
  if (!point) {
    return (
      <img
        src={imageUrl(file, size)}
        alt={label}
        {...wanted}
        style={frame}
        className="h-auto w-full rounded-small bg-desk"
      />
    );
  }
  const crop = cropAround(point, measures, wanted);
  return (
    <span style={frame} className="relative block overflow-hidden rounded-small bg-desk">
      <img
        src={fileUrl(file)}
        alt={label}
        {...measures}
        className="absolute max-w-none"
        style={{
          width: `${(measures.width / crop.width) * 100}%`,
          height: `${(measures.height / crop.height) * 100}%`,
          left: `${(-crop.left / crop.width) * 100}%`,
          top: `${(-crop.top / crop.height) * 100}%`,
        }}
      />
    </span>
  );
}
