import { newsAddress } from '#domains/news/news.addresses.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Share } from '#web/ui/Share.tsx';
import type { EpisodeWithShow } from '../podcasts.contract.ts';
import { showMessages, episodeMessages as text } from '../podcasts.messages.ts';
import { episodePath, showPath } from '../podcasts.rules.ts';
import { EpisodeDownload } from './EpisodeDownload.tsx';

/** After the description: who is heard, what was said, and the ways on. */
export function EpisodeFoot({ episode }: { episode: EpisodeWithShow }) {
  const { show, slug, title, people, transcript, newsSlug } = episode;
  return (
    <footer className="grid gap-8">
      {people.length > 0 && (
        <p className="text-14 text-ink-2">
          {text.with} <span className="font-semibold text-ink">{people.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
      {transcript && (
        <details className="rounded-card border border-rule p-5">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{text.readTranscript}</summary>
          <div className="prose pt-4">
            {transcript.split('\n').map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order.
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
      <EpisodeDownload episode={episode} />
      {newsSlug && (
        <p>
          <ButtonLink href={newsAddress(newsSlug)} variant="line">
            {showMessages.readArticle}
          </ButtonLink>
        </p>
      )}
      <section aria-labelledby="condividi" className="grid gap-3">
        <h2 id="condividi" className="text-20">
          {showMessages.share}
        </h2>
        <Share title={title} text={showMessages.shareText(title)} url={episodePath(show.slug, slug)} />
      </section>
      <a
        href={showPath(show.slug)}
        className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
      >
        {text.backToShow(show.name)}
      </a>
    </footer>
  );
}
