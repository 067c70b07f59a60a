import { Carousel } from '#web/ui/Carousel.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { Brief } from '../../news.decode.ts';
import { newsMessages as text } from '../../news.messages.ts';
import { NewsCard } from './NewsCard.tsx';

/** The music pages of the newsroom, to leaf through. */
export function MusicNews({ items }: { items: readonly Brief[] }) {
  if (items.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-6">
      <SectionHead
        id="notizie-musicali"
        title={text.musicNews}
        link={{ to: '/notizie/musica', label: text.allMusicNews }}
      />
      <Carousel label={text.musicNews} className="[--slide:78%] sm:[--slide:46%] lg:[--slide:calc((100%-3rem)/4)]">
        {items.map((item) => (
          <NewsCard key={item.newsId} item={item} withCategory={false} />
        ))}
      </Carousel>
    </div>
  );
}
