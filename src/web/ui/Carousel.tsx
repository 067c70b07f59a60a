import { Children, isValidElement, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import { useUiMessages } from './surface.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useTrack } from './use-track.ts';

type Props = {
  label: string;
  children: ReactNode;
  /** Moves by itself; the first move comes after `autoplayDelayMs`. */
  autoplay?: boolean;
  /** Giving it turns autoplay on. */
  autoplayDelayMs?: number;
  autoplayEveryMs?: number;
  /** Any CSS width of one slide: '100%', '240px', 'min(80%, 300px)'. */
  slideWidth?: string;
  /** Where the width goes by the screen: '[--slide:100%] sm:[--slide:calc(50%-0.5rem)]'. */
  className?: string;
};

/** A track that the finger swipes by itself; buttons and arrow keys move it by whole views. */
export function Carousel(props: Props) {
  const { label, children, autoplay, autoplayDelayMs, autoplayEveryMs, slideWidth, className = '' } = props;
  const { carousel: texts } = useUiMessages();
  const slides = Children.toArray(children);
  const section = useRef<HTMLElement>(null);
  const trackId = useId();
  const { track, view, move } = useTrack(slides.length);
  const [spoken, setSpoken] = useState('');
  const plays = useAutoplay({
    area: section,
    isOn: autoplay ?? autoplayDelayMs !== undefined,
    startMs: autoplayDelayMs,
    everyMs: autoplayEveryMs,
    advance: () => move('on'),
  });

  /** Only what somebody asked for is said aloud: a carousel that moves by itself keeps quiet. */
  function go(direction: 'back' | 'forth'): void {
    plays.stop();
    const [first, last] = move(direction);
    setSpoken(texts.position(first, last, slides.length));
  }
  function onKey(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 'forth' : 'back');
  }

  return (
    <section
      ref={section}
      aria-roledescription={texts.role}
      aria-label={label}
      className={`grid min-w-0 gap-3 ${className}`}
    >
      <ul
        ref={track}
        id={trackId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, whatever the slides hold.
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKey}
        onTouchStart={plays.stop}
        style={{ ['--slide' as string]: slideWidth }}
        className="carousel-track no-scrollbar"
      >
        {slides.map((slide, index) => (
          <li key={isValidElement(slide) ? slide.key : index}>{slide}</li>
        ))}
      </ul>
      <CarouselControls trackId={trackId} view={view} plays={plays} onGo={go} />
      <p aria-live="polite" className="visually-hidden">
        {spoken}
      </p>
    </section>
  );
}
