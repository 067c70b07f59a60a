import { useId, useState } from 'react';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { listenMessages } from '../listen.messages.ts';

/** Original and translation: side by side where there is room, two slides under the finger where there is not. */
export function Lyrics({ item }: { item: NowPlaying | null }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasText = Boolean(item?.lyrics || item?.lyricsTranslation);
  const parts = [
    { title: listenMessages.lyrics, text: item?.lyrics, missing: listenMessages.noLyrics },
    { title: listenMessages.translation, text: item?.lyricsTranslation, missing: listenMessages.noTranslation },
  ];
  return (
    <div className="grid justify-items-center gap-6 border-t border-rule pt-8 md:pt-10">
      <section
        id={id}
        aria-label={listenMessages.lyricsRegion}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        data-open={isOpen}
        className={`no-scrollbar flex w-full snap-x snap-mandatory gap-6 overflow-x-auto overscroll-x-contain md:grid md:grid-cols-2 md:gap-10 lg:gap-16 ${isOpen || !hasText ? '' : 'max-h-80 overflow-y-hidden [mask-image:linear-gradient(black_70%,transparent)]'}`}
      >
        {parts.map(({ title, text, missing }) => (
          <article key={title} className="grid w-[88%] shrink-0 snap-start content-start gap-4 md:w-auto">
            <h2 className="text-20 text-ink-2">{title}</h2>
            <p
              className={`font-serif text-20 leading-relaxed whitespace-pre-line ${text ? 'text-ink' : 'text-ink-2 italic'}`}
            >
              {text || missing}
            </p>
          </article>
        ))}
      </section>
      {hasText && (
        <Button variant="line" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? listenMessages.collapse : listenMessages.expand}
        </Button>
      )}
    </div>
  );
}
