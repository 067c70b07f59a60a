import { useId, useState } from 'react';
import { useReadyMark } from '#web/shell/use-ready-mark.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Song } from '../catalogue.contract.ts';
import { songMessages as text } from '../song.messages.ts';

/** As many lines stand there without being unfolded. */
const shortWords = 8;

/** Original and translation: side by side where there is room, two slides under the finger where there is not. */
export function SongLyrics({ song }: { song: Song }) {
  useReadyMark('page-words');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!song.musicLyrics && !song.musicTranslation) return <NoWords />;
  const parts = [
    { title: text.lyrics, words: song.musicLyrics, missing: text.noLyrics },
    { title: text.translation, words: song.musicTranslation, missing: text.noTranslation, lang: 'pt-BR' },
  ];
  const isLong = parts.some(({ words }) => words.split('\n').length > shortWords);
  const folded = isLong && !isOpen;
  return (
    <div className="grid justify-items-start gap-6 border-t-2 border-ink pt-3">
      <section
        id={id}
        aria-label={text.lyricsRegion}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={`no-scrollbar flex w-full snap-x snap-mandatory gap-6 overflow-x-auto overscroll-x-contain md:grid md:grid-cols-2 md:gap-10 ${folded ? 'max-h-80 overflow-y-hidden [mask-image:linear-gradient(black_70%,transparent)]' : ''}`}
      >
        {parts.map(({ title, words, missing, lang }) => (
          <article key={title} className="grid w-[88%] shrink-0 snap-start content-start gap-4 md:w-auto">
            <h2 className="text-25">{title}</h2>
            <p
              lang={words ? lang : undefined}
              className={`font-serif text-20 leading-relaxed whitespace-pre-line ${words ? '' : 'text-ink-2 italic'}`}
            >
              {words || missing}
            </p>
          </article>
        ))}
      </section>
      {isLong && (
        <Button variant="line" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.collapse : text.expand}
        </Button>
      )}
    </div>
  );
}

function NoWords() {
  return (
    <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
      <p className="max-w-[28ch] font-serif text-25 leading-tight font-[560]">{text.noWords}</p>
      <ButtonLink href="/contatto" variant="line">
        {text.sendWords}
      </ButtonLink>
    </div>
  );
}
