import { IconButton } from './IconButton.tsx';
import { useUiMessages } from './surface.ts';
import { type Autoplay, playSwitch } from './use-autoplay.ts';
import type { View } from './use-track.ts';

type Props = { trackId: string; view: View; plays: Autoplay; onGo: (direction: 'back' | 'forth') => void };

/** How far one has come, and the buttons. Where all slides fit they leave their room empty, so that nothing moves. */
export function CarouselControls({ trackId, view, plays, onGo }: Props) {
  const { carousel: texts } = useUiMessages();
  return (
    <div className={`flex items-center gap-2 ${view.atStart && view.atEnd ? 'invisible' : ''}`}>
      <span aria-hidden="true" className="relative mr-2 h-0.5 flex-1 overflow-hidden bg-rule">
        <span
          className="carousel-progress"
          style={{
            width: `${view.share * 100}%`,
            transform: `translateX(${view.progress * (100 / view.share - 100)}%)`,
          }}
        />
      </span>
      {plays.isOn && (
        <IconButton
          icon={plays.isStopped ? 'play' : 'pause'}
          iconSize={16}
          label={plays.isStopped ? texts.resume : texts.pause}
          onClick={plays.toggle}
          {...{ [playSwitch]: true }}
        />
      )}
      <IconButton
        icon="chevron-left"
        label={texts.previous}
        aria-controls={trackId}
        aria-disabled={view.atStart || undefined}
        variant="line"
        onClick={() => onGo('back')}
      />
      <IconButton
        icon="chevron-right"
        label={texts.next}
        aria-controls={trackId}
        aria-disabled={view.atEnd || undefined}
        variant="line"
        onClick={() => onGo('forth')}
      />
    </div>
  );
}
