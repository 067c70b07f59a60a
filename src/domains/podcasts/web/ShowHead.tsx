import type { ReactNode } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { PodcastShow } from '../podcasts.contract.ts';
import { podcastsMessages, showMessages as text } from '../podcasts.messages.ts';
import { podcastsPath } from '../podcasts.rules.ts';

/** The show's square, its name and what it is about; the player stands below them. */
export function ShowHead({ show, children }: { show: PodcastShow; children: ReactNode }) {
  return (
    <header className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14">
      <Picture
        file={show.thumb}
        alt=""
        sizes={['200x200', '400x400', '700x700', '1000x1000']}
        slot="(min-width: 992px) 352px, (min-width: 576px) 224px, 192px"
        width={400}
        height={400}
        priority
        className="max-sm:max-w-48"
      />
      <div className="grid content-start gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <a
            href={podcastsPath}
            className="kicker -my-3 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {text.kicker}
          </a>
          {show.pro && <Badge kind="pro">{podcastsMessages.pro}</Badge>}
        </p>
        <h1 className="text-39 leading-[1.03] sm:text-49 lg:text-61">{show.name}</h1>
        <p className="max-w-[46ch] text-20 leading-normal text-ink-2">{show.subtitle}</p>
        {show.author && <p className="text-14 text-ink-2">{text.by(show.author)}</p>}
        <div
          className="prose max-w-[60ch]"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: staff HTML, sanitised by the server when it leaves the house.
          dangerouslySetInnerHTML={{ __html: show.description }}
        />
        {children}
      </div>
    </header>
  );
}
