import { printedHour } from '#kit/printed-date.ts';
import { tvMessages as text } from '../../tv.messages.ts';
import { tvGuide } from '../../tv.rules.ts';
import type { TvProgramme } from '../../videos.decode.ts';
import { videoPath } from '../../videos.rules.ts';

const lines = 5;

type Props = { films: TvProgramme['films']; now: number | null };

/** What runs and what follows. Before the page knows the hour it names the films in their order. */
export function TvGuide({ films, now }: Props) {
  const guide = now === null ? films.map((film) => ({ film, startsAt: null })) : tvGuide(films, now, lines);
  return (
    <section aria-labelledby="a-seguire" className="grid gap-2">
      <h2 id="a-seguire" className="border-t-2 border-ink pt-3 text-25">
        {text.guide}
      </h2>
      <ol>
        {guide.slice(0, lines).map(({ film, startsAt }, index) => (
          <li key={`${film.videoId} ${startsAt ?? index}`} className="border-b border-rule">
            <a
              href={videoPath(film)}
              className="grid min-h-16 grid-cols-[4.5rem_1fr] items-center gap-2 py-2 no-underline underline-offset-4 hover:underline"
            >
              <span className="text-14 font-semibold text-ink-2 tabular-nums">
                {startsAt !== null && (index === 0 ? text.now : printedHour(new Date(startsAt).toISOString()))}
              </span>
              <span
                className={`font-serif leading-tight font-[560] ${index === 0 && startsAt !== null ? 'text-20' : 'text-16'}`}
              >
                {film.title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
