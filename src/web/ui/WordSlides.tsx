import { useRef, useState } from 'react';
import { scrollBehaviour } from '../motion.ts';

type Slide = { title: string; words: string | undefined; missing: string; lang?: string };
type Props = {
  id: string;
  label: string;
  slides: readonly Slide[];
  isFolded: boolean;
  heading: string;
};

/** Long texts that belong together: side by side where there is room; where there is not, slides with a button for each. */
export function WordSlides({ id, label, slides, isFolded, heading }: Props) {
  const track = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const placeOf = (index: number) => (track.current?.children[index] as HTMLElement | undefined)?.offsetLeft ?? 0;

  function show(index: number): void {
    track.current?.scrollTo({ left: placeOf(index) - placeOf(0), behavior: scrollBehaviour() });
  }
  /** The last slide may not reach the edge: what counts is where the track has come to. */
  function follow(): void {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    const farthest = Math.max(1, scrollWidth - clientWidth);
    setCurrent(Math.round((scrollLeft / farthest) * (slides.length - 1)));
  }

  return (
    <div className="grid w-full min-w-0 gap-5">
      <fieldset className="flex gap-6 border-b border-rule md:hidden">
        <legend className="visually-hidden">{label}</legend>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-pressed={index === current}
            onClick={() => show(index)}
            className="-mb-px min-h-12 border-b-3 border-transparent text-14 font-semibold text-ink-2 aria-pressed:border-accent aria-pressed:text-ink"
          >
            {title}
          </button>
        ))}
      </fieldset>
      <section
        ref={track}
        id={id}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={follow}
        className={`no-scrollbar flex w-full snap-x snap-mandatory gap-6 overflow-x-auto overscroll-x-contain md:grid md:grid-cols-2 md:gap-10 lg:gap-16 ${isFolded ? 'max-h-80 overflow-y-hidden [mask-image:linear-gradient(black_70%,transparent)]' : ''}`}
      >
        {slides.map(({ title, words, missing, lang }) => (
          <article key={title} className="grid w-[88%] shrink-0 snap-start content-start gap-4 md:w-auto">
            <h2 className={`max-md:sr-only ${heading}`}>{title}</h2>
            <p
              lang={words ? lang : undefined}
              className={`font-serif text-20 leading-relaxed whitespace-pre-line ${words ? '' : 'text-ink-2 italic'}`}
            >
              {words || missing}
            </p>
          </article>
        ))}
      </section>
    </div>
  );
}
