import { useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { WordSlides } from '#web/ui/WordSlides.tsx';
import type { Song } from '../catalogue.decode.ts';
import { songMessages as text } from '../song.messages.ts';

/** As many lines stand there without being unfolded. */
const shortWords = 8;

/** The words of a song and their translation. */
export function SongLyrics({ song }: { song: Song }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!song.lyrics && !song.translation) return <NoWords />;
  const slides = [
    { title: text.lyrics, words: song.lyrics, missing: text.noLyrics },
    { title: text.translation, words: song.translation, missing: text.noTranslation, lang: 'pt-BR' },
  ];
  const isLong = slides.some(({ words }) => words.split('\n').length > shortWords);
  return (
    <div className="grid justify-items-start gap-6 border-t-2 border-ink pt-3">
      <WordSlides id={id} label={text.lyricsRegion} isFolded={isLong && !isOpen} heading="text-25" slides={slides} />
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
