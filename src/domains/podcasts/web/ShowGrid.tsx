import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { PodcastShow } from '../podcasts.contract.ts';
import { podcastsMessages as text } from '../podcasts.messages.ts';
import { mixesPath, podcastsPath } from '../podcasts.rules.ts';
import { ShowCard } from './ShowCard.tsx';

/** The shows of the mixes wait behind the button; without scripts it leads to the page with all of them. */
export function ShowGrid({ shows, showAll }: { shows: PodcastShow[]; showAll: boolean }) {
  const [isOpen, setOpen] = useState(showAll);
  const shown = isOpen ? shows : shows.filter(({ type }) => type !== 'mixcloud');
  const hasMore = shown.length < shows.length;
  return (
    <section aria-labelledby="serie" className="grid gap-8">
      <SectionHead id="serie" title={text.shows} link={{ to: mixesPath, label: text.mixes }} />
      {shows.length === 0 && <p className="text-20 text-ink-2">{text.noShows}</p>}
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 md:gap-x-8 lg:grid-cols-4">
        {shown.map((show) => (
          <li key={show.slug}>
            <ShowCard show={show} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <form
          action={podcastsPath}
          className="grid justify-items-center"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Button type="submit" variant="line" name="tutti" value="1">
            {text.more}
          </Button>
        </form>
      )}
    </section>
  );
}
