import { PodcastPlayer } from '#web/podcast-player/PodcastPlayer.tsx';
import type { News } from '../../article.decode.ts';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';

type Props = { news: Pick<News, 'title' | 'podcastId' | 'podcastType' | 'podcastPlayerStyle'> };

/** The episode that the article tells of, to be heard while reading. */
export function ArticlePodcast({ news: { title, podcastId, podcastType, podcastPlayerStyle } }: Props) {
  return (
    <section
      aria-labelledby="podcast"
      className="grid gap-4 rounded-card border border-rule bg-raised p-5 print:hidden"
    >
      <h2 id="podcast" className="kicker">
        {text.podcast}
      </h2>
      <PodcastPlayer
        kind={podcastType === 'mixcloud' ? 'mix' : 'podcast'}
        id={podcastId}
        title={title}
        look={podcastPlayerStyle}
      />
    </section>
  );
}
