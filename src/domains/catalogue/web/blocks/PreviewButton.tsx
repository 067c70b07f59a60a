import { Equaliser } from '#web/ui/Equaliser.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { previewMessages as text } from '../../preview.messages.ts';
import { usePreview } from './preview.ts';

type Props = {
  id: string;
  /** The address of the thirty seconds; without one there is no button. */
  src: string;
  song: string;
  look: 'cover' | 'corner' | 'large';
};

const looks = {
  /** Over the whole of a small cover. */
  cover: { place: 'inset-0 rounded-small', disc: 'size-8', icon: 16 },
  /** In the corner of a large one. */
  corner: { place: 'right-2.5 bottom-2.5 rounded-round', disc: 'size-11', icon: 20 },
  large: { place: 'right-4 bottom-4 rounded-round', disc: 'size-17', icon: 30 },
};

/** Stands in a box that is `relative`, upon a song's cover. */
export function PreviewButton({ id, src, song, look }: Props) {
  const { phase, toggle } = usePreview({ id, src });
  if (!src) return null;
  const { place, disc, icon } = looks[look];
  const isOn = phase !== 'off';
  const label = isOn ? text.stop(song) : text.play(song);
  return (
    <>
      {phase === 'spot' && (
        <span className="absolute top-0 left-0 z-1 rounded-br-small bg-night px-1.5 py-0.5 text-12 leading-tight font-semibold text-moon">
          {text.ad}
        </span>
      )}
      <button
        type="button"
        onClick={toggle}
        aria-label={label}
        title={label}
        aria-pressed={isOn}
        aria-busy={phase === 'loading' || undefined}
        data-phase={phase}
        className={`press group absolute grid place-items-center ${place}`}
      >
        <span
          className={`veil veil-dark relative grid place-items-center rounded-round shadow-lift ${disc} ${isOn ? 'bg-red text-white' : 'bg-moon text-night'}`}
        >
          {phase === 'playing' ? (
            <>
              <span className="group-hover:opacity-0 group-focus-visible:opacity-0">
                <Equaliser />
              </span>
              <span className="absolute opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
                <Icon name="pause" size={icon} />
              </span>
            </>
          ) : (
            <Icon name={isOn ? 'pause' : 'play'} size={icon} className={phase === 'loading' ? 'skeleton' : ''} />
          )}
        </span>
      </button>
    </>
  );
}
