import type { ReactNode } from 'react';
import { articleMessages as text } from '#domains/news/news.article.messages.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = { artistSlug: string; songSlug: string; picture?: ReactNode; children?: ReactNode };

/** Where a song stands in an article: the way to its page, whether or not more is known of it. */
export function MusicMount({ artistSlug, songSlug, picture, children }: Props) {
  return (
    <aside
      data-music={`${songSlug}+${artistSlug}`}
      className="relative grid min-h-28 grid-cols-[5rem_1fr_auto] items-center gap-4 rounded-card border border-rule bg-raised p-4"
    >
      <span className="grid size-20 place-items-center overflow-hidden rounded-small bg-night text-moon">
        {picture ?? <Icon name="volume" size={28} />}
      </span>
      <span className="grid gap-1">
        <span className="kicker">{text.song}</span>
        <a
          href={`/canzoni/${songSlug}+${artistSlug}`}
          className="font-serif text-20 leading-tight font-[560] text-ink! no-underline! after:absolute after:inset-0 hover:underline!"
        >
          {children ?? text.listenSong}
        </a>
      </span>
      <Icon name="chevron-right" size={20} className="text-accent" />
    </aside>
  );
}
