import { useId, useState } from 'react';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { WordSlides } from '#web/ui/WordSlides.tsx';
import { listenMessages } from '../../listen.messages.ts';

/** The words of what is on air, and their translation. */
export function Lyrics({ item }: { item: NowPlaying | null }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasText = Boolean(item?.lyrics || item?.lyricsTranslation);
  return (
    <div data-open={isOpen} className="grid justify-items-center gap-6 border-t border-rule pt-8 md:pt-10">
      <WordSlides
        id={id}
        label={listenMessages.lyricsRegion}
        isFolded={hasText && !isOpen}
        heading="text-20 text-ink-2"
        slides={[
          { title: listenMessages.lyrics, words: item?.lyrics, missing: listenMessages.noLyrics },
          { title: listenMessages.translation, words: item?.lyricsTranslation, missing: listenMessages.noTranslation },
        ]}
      />
      {hasText && (
        <Button variant="line" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? listenMessages.collapse : listenMessages.expand}
        </Button>
      )}
    </div>
  );
}
