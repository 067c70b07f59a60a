import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { songsMessages as text } from '../songs.messages.ts';

export function NoSongs() {
  return (
    <div className="grid justify-items-start gap-4 border-t-2 border-ink py-12 md:py-16">
      <p className="max-w-[24ch] font-serif text-31 leading-tight font-[560]">{text.empty}</p>
      <p lang={text.emptyQuoted.lang} className="text-16 text-ink-2">
        {text.emptyQuoted.text}
      </p>
      <ButtonLink href="/contatto">{text.contact}</ButtonLink>
    </div>
  );
}
